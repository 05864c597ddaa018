import { fail } from '../failure.ts'
import { freeBytes } from '../free-bytes.ts'

export interface StorageGuard {
  /**
   * Fails with `storage_full` while too little of the disk is free; reads continue to work. The calls of a sign-in may
   * use the reserve: without them reads would end with the access token, and no administrator could see the reason.
   */
  checkRoom(use?: 'signIn'): Promise<void>
  /** Fails with `storage_full` where the disk has no room for so many bytes more. */
  checkRoomFor(bytes: number): Promise<void>
  hasRoom(): Promise<boolean>
}

const LOOK_AGAIN_MS = 2_000

/** The part of the required room that sign-ins leave to the database: it dies of a full disk. */
const RESERVE = 1 / 4

/**
 * Watches the disk of a folder: a database that finds it full in the middle of a write dies of it.
 * @param minFreeMb the megabytes that must stay free
 */
export function storageGuard(folder: string, minFreeMb: number): StorageGuard {
  let lookedAt = Number.NEGATIVE_INFINITY
  let freeMb = Number.POSITIVE_INFINITY
  async function hasMb(required: number) {
    if (performance.now() - lookedAt > LOOK_AGAIN_MS) {
      freeMb = (await freeBytes(folder)) / 1e6
      lookedAt = performance.now()
    }
    return freeMb >= required
  }
  return {
    async checkRoom(use) {
      if (!(await hasMb(use === 'signIn' ? minFreeMb * RESERVE : minFreeMb))) fail('storage_full')
    },
    async checkRoomFor(bytes) {
      if (!(await hasMb(minFreeMb + bytes / 1e6))) fail('storage_full')
    },
    hasRoom: () => hasMb(minFreeMb),
  }
}
