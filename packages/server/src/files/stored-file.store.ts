import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'
import type { StoredFileTable } from '../db/tables/stored-file.ts'
import type { Deps } from '../deps.ts'
import { Failure } from '../failure.ts'

export const insertFile = (tx: Tx, row: Insertable<StoredFileTable>) =>
  tx.insertInto('stored_file').values(row).execute()

/** Deletes the row of a file; the caller removes its bytes after the commit. */
export function forgetFile(tx: Tx, key: string) {
  return tx.deleteFrom('stored_file').where('key', '=', key).execute()
}

/** The columns that describe bytes which are in the file store already. */
export type StoredBytes = Pick<Insertable<StoredFileTable>, 'key' | 'type' | 'size' | 'sha256' | 'created_at'>

/**
 * Puts bytes into the file store, then runs the write that references them: no row is ever without its bytes, and the
 * file store is not called inside a transaction. Removes the bytes if the write is refused.
 */
export async function storingBytes<T>(
  { bytes, type }: { readonly bytes: Buffer; readonly type: StoredFileTable['type'] },
  { files, ids, clock }: Pick<Deps, 'files' | 'ids' | 'clock'>,
  write: (stored: StoredBytes) => Promise<T>,
): Promise<T> {
  const key = `${ids.key()}.${type}`
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await files.put(key, bytes)
  try {
    return await write({ key, type, size: bytes.length, sha256, created_at: clock.now() })
  } catch (problem) {
    // A write that broke off may have been committed: its bytes remain.
    if (problem instanceof Failure) await removeBytes(files, [key])
    throw problem
  }
}

/**
 * Removes bytes that no row references any more. A failed removal leaves an unreferenced file; the call succeeds
 * regardless.
 */
export async function removeBytes(files: Deps['files'], keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => files.remove(key)))
}

/** Deletes the rows of the printouts that were stored before; the caller removes their bytes after the commit. */
export async function forgetPrintouts(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .deleteFrom('stored_file')
    .where('kind', '=', 'printout')
    .where('created_at', '<=', before)
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}

/** Returns a file that is not private, with what decides who may read it. */
export function findServedFile(db: Db, key: string) {
  return db
    .selectFrom('stored_file')
    .leftJoin('event', 'event.id', 'stored_file.event_id')
    .leftJoin('swimmer', 'swimmer.id', 'stored_file.swimmer_id')
    .where('key', '=', key)
    .where('kind', 'not in', ['disability', 'admission', 'printout'])
    .select([
      'key',
      'kind',
      'type',
      'size',
      'stored_file.name',
      'event_id',
      'event.public',
      'event.region',
      'swimmer.confirmed_at',
      'swimmer.account_id',
    ])
    .executeTakeFirst()
}
