/** The rows of a table as lines of JSON, the same text on every database. */

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { BACKUP_TABLES, type BackupTable } from './tables.ts'

const BATCH = 1000

/** Lines of a table, a batch at a time, in the order of its key. */
export async function* linesOf(tx: Tx, table: BackupTable): AsyncGenerator<string[]> {
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await sql<{ line: string }>`
      select row_to_json(t)::text as line from ${sql.table(table)} t
      order by ${sql.raw(BACKUP_TABLES[table])} limit ${BATCH} offset ${offset}`.execute(tx)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < BATCH) return
  }
}

export interface TableDigest {
  readonly rows: number
  readonly sha256: string
}

/** Counts and digests a table's lines, handing each batch on. */
export async function digestOf(
  batches: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  onBatch: (lines: readonly string[]) => Promise<void> = async () => {},
): Promise<TableDigest> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const lines of batches) {
    for (const line of lines) hash.update(`${line}\n`)
    rows += lines.length
    await onBatch(lines)
  }
  return { rows, sha256: hash.digest('hex') }
}

/** Times as one zone writes them, whatever the server's is. */
export const inUtc = (tx: Tx) => sql`set local time zone 'UTC'`.execute(tx)
