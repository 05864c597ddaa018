import { statfs } from 'node:fs/promises'
import { fail } from '../failure.ts'

export interface StorageGuard {
  /** Fails with `storage_full` while too little of the disk is free; reads continue to work. */
  checkRoom(): Promise<void>
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
        const { bavail, bsize } = await statfs(folder)
        hasRoom = (bavail * bsize) / 1e6 >= minFreeMb
        lookedAt = performance.now()
      }
      if (!hasRoom) fail('storage_full')
    },
  }
}
