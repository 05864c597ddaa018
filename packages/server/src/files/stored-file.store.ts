import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tx } from '../db/schema.ts'
import type { StoredFileTable } from '../db/tables/stored-file.ts'
import type { Deps } from '../deps.ts'
import { Failure } from '../http/failure.ts'

/** Forgets a file's row; its bytes go once the transaction is committed. */
export function forgetFile(tx: Tx, key: string) {
  return tx.deleteFrom('stored_file').where('key', '=', key).execute()
}

/** Bytes that lie in the file store already, and what their row says of them. */
export type StoredBytes = Pick<Insertable<StoredFileTable>, 'key' | 'type' | 'size' | 'sha256' | 'created_at'>

/**
 * Puts bytes into the file store, then runs the write that names them: never a row without its bytes, never the
 * file store inside a transaction. Where the write is refused, the bytes go again.
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
    // Whether a write that broke off was committed is not known: its bytes stay.
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
