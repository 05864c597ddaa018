/** The backups that the server makes itself, in the data folder. */

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from './manifest.ts'

export const backupsFolder = (dataDir: string) => join(dataDir, 'backups')

/** A backup that is being written has this suffix. */
const PART = /\.part$/

/** Returns the names of the complete backups, oldest first. */
export async function listBackups(dataDir: string): Promise<string[]> {
  const names = await readdir(backupsFolder(dataDir)).catch(() => [])
  return names.filter((name) => !PART.test(name)).sort()
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
