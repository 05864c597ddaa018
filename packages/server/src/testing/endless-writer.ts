/**
 * Writes rows into the embedded database of a folder for ever, and prints the number of each that was acknowledged.
 * With `as-shipped` the database is PGlite without our file system, for comparison.
 */

import { PGlite } from '@electric-sql/pglite'
import { openEmbedded } from '../db/embedded/embedded.ts'

interface Database {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly { readonly last: number }[] }>
}

const [folder = '', kind] = process.argv.slice(2)
const database: Database =
  kind === 'as-shipped' ? await PGlite.create(folder) : (await openEmbedded(folder)).pool
await database.query('create table if not exists acknowledged (id int primary key, note text not null)')
const { rows } = await database.query('select coalesce(max(id), 0)::int as last from acknowledged')
for (let id = (rows[0]?.last ?? 0) + 1; ; id += 1) {
  await database.query('insert into acknowledged values ($1, $2)', [id, 'x'.repeat(100)])
  process.stdout.write(`${id}\n`)
}
