import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import type { Database } from './schema.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const opened = await openTestDatabase()
  db = opened.connection.db
  drop = opened.drop
  await sql`create table measure (id integer, depth integer)`.execute(db)
  await sql`insert into measure values (1, 25)`.execute(db)
})
afterAll(() => drop())

const measure = (of: Pick<Database, 'getExecutor'> = db) =>
  sql<Record<string, unknown>>`select * from measure where id = ${1}`.execute(of).then(({ rows }) => rows[0])
const isPrepared = async () =>
  (await sql`select from pg_prepared_statements where statement like 'select * from measure%'`.execute(db))
    .rows.length > 0

describe('frequent statements', () => {
  it('are prepared', async () => {
    await measure()
    expect(await isPrepared()).toBe(false)
    for (let times = 0; times < 5; times += 1) await measure()
    expect(await isPrepared()).toBe(true)
  })

  it('are planned again after a migration has changed their table', async () => {
    await sql`alter table measure add column name text`.execute(db)
    for (let times = 0; times < 2; times += 1) {
      expect(await measure()).toEqual({ id: 1, depth: 25, name: null })
    }
    await sql`alter table measure drop column name`.execute(db)
    const within = db.transaction().execute((tx) => measure(tx))
    await expect(within).rejects.toMatchObject({ code: '0A000' })
    expect(await db.transaction().execute((tx) => measure(tx))).toEqual({ id: 1, depth: 25 })
  })
})
