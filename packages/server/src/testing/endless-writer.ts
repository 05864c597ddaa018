/** Writes rows into the embedded database of a folder for ever, and prints the number of each that was acknowledged. */

import { openEmbedded } from '../db/embedded/embedded.ts'

const [folder = ''] = process.argv.slice(2)
const { pool } = await openEmbedded(folder)
await pool.query('create table if not exists acknowledged (id int primary key, note text not null)')
const { rows } = await pool.query('select coalesce(max(id), 0)::int as last from acknowledged')
for (let id = rows[0].last + 1; ; id += 1) {
  await pool.query('insert into acknowledged values ($1, $2)', [id, 'x'.repeat(100)])
  process.stdout.write(`${id}\n`)
}
