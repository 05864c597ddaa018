import { sql } from 'kysely'
import type { Tx } from './schema.ts'

/** Runs statements so that the failure of one leaves the transaction usable; rejects with the failure. */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint started`.execute(tx)
  try {
    return await work()
  } catch (problem) {
    await sql`rollback to savepoint started`.execute(tx)
    throw problem
  }
}
