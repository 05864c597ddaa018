import { type Connection, connect, databaseFolder } from '../db/connect.ts'
import type { Database } from '../db/schema.ts'
import { inScratchFolder } from '../files/scratch.ts'
import type { StorageGuard } from '../files/storage-guard.ts'

interface Place {
  readonly dataDir: string
  readonly storage: Pick<StorageGuard, 'checkRoomFor'>
}

/**
 * Reads the whole database as it is at this moment, while the site works on. The embedded database has one connection, so a
 * copy of its folder is read.
 * @throws Failure `storage_full` where the disk has no room for the copy
 */
export async function asOfNow<T>(
  { db, copyTo }: Pick<Connection, 'db' | 'copyTo'>,
  { dataDir, storage }: Place,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  if (copyTo === null) return read(db)
  return inScratchFolder(dataDir, async (scratch) => {
    await copyTo(databaseFolder({ dataDir: scratch }), storage.checkRoomFor)
    const copy = await connect({ databaseUrl: null, dataDir: scratch })
    try {
      return await read(copy.db)
    } finally {
      await copy.close()
    }
  })
}
