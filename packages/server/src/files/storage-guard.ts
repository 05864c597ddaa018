import { statfs } from 'node:fs/promises'
import { fail } from '../failure.ts'

export interface StorageGuard {
  /** Fails with `storage_full` while too little of the disk is free; reads continue to work. */
  checkRoom(): Promise<void>
}

/** The free bytes on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const LOOK_AGAIN_MS = 2_000

/**
 * Watches the disk of a folder: a database that finds it full in the middle of a write dies of it.
 * @param minFreeMb the megabytes that must stay free
 */
export function storageGuard(folder: string, minFreeMb: number): StorageGuard {
  let lookedAt = Number.NEGATIVE_INFINITY
  let hasRoom = true
  return {
    async checkRoom() {
      if (performance.now() - lookedAt > LOOK_AGAIN_MS) {
        hasRoom = (await freeBytes(folder)) / 1e6 >= minFreeMb
        lookedAt = performance.now()
      }
      if (!hasRoom) fail('storage_full')
    },
  }
}
