/** The backups that the server makes itself, in the data folder. */

import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from './manifest.ts'

export const backupsFolder = (dataDir: string) => join(dataDir, 'backups')

/** A backup that is being written has this suffix. */
export const PART = '.part'

/** Deletes what a process has left that was killed while it wrote a backup. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  const folder = backupsFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  const unfinished = names.filter((name) => name.endsWith(PART))
  await Promise.all(unfinished.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/** Returns the names of the complete backups, oldest first. */
export async function listBackups(dataDir: string): Promise<string[]> {
  const names = await readdir(backupsFolder(dataDir)).catch(() => [])
  return names.filter((name) => !name.endsWith(PART)).sort()
}

export interface NewestBackup {
  readonly count: number
  /** When the newest one was made; null if there is none that can be read. */
  readonly newestAt: Date | null
}

export async function newestBackup(dataDir: string): Promise<NewestBackup> {
  const names = await listBackups(dataDir)
  const newest = names.at(-1)
  const manifest = newest && (await readManifest(join(backupsFolder(dataDir), newest)).catch(() => null))
  return { count: names.length, newestAt: manifest ? new Date(manifest.createdAt) : null }
}
