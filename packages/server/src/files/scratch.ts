/** Folders within another one that last as long as the work in them. */

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const PREFIX = 'scratch-'
const DAY_MS = 86_400_000

/** Works in a new folder, which is deleted afterwards. */
export async function inScratchFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, PREFIX))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deletes the folders that killed processes have left. Another process may use one that is younger than a day. */
export async function removeOldScratchFolders(parent: string, now: Date): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX))
  for (const folder of names.map((name) => join(parent, name))) {
    const { mtimeMs } = await stat(folder)
    if (now.getTime() - mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true })
  }
}
