import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reasonOf } from '../../http/errors.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { openPool, queriesOf } from '../connect.ts'
import type { Database } from '../schema.ts'

const ANSWER_MS = 300

describe('a database that does not respond', () => {
  let database: TestDatabase
  let pool: ReturnType<typeof openPool>
  let db: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    pool = openPool(database.place)
    const { changes } = database.connection
    db = queriesOf(pool, { changes, onStatement: null, isPooled: false, answerMs: ANSWER_MS })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  const sleep = (on: Pick<Database, 'getExecutor'>, seconds: number) =>
    sql`select pg_sleep(${seconds})`.execute(on as Database)
  const failureOf = (work: Promise<unknown>) => work.then(() => null, reasonOf)

  it('is unavailable, and its connection is not used again', async () => {
    expect(await failureOf(sleep(db, 3))).toBe('unavailable')
    expect(pool.totalCount).toBe(0)
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
    expect(rows).toEqual([{ one: 1 }])
  })

  it('fails a transaction once, without waiting for its rollback', async () => {
    const startedAt = performance.now()
    const work = db.transaction().execute(async (tx) => {
      await sql`insert into setting (key, value) values ('late', '1')`.execute(tx)
      await sleep(tx, 3)
    })
    expect(await failureOf(work)).toBe('unavailable')
    expect(performance.now() - startedAt).toBeLessThan(2 * 3_000)
    const { rows } = await sql`select from setting where key = 'late'`.execute(db)
    expect(rows).toEqual([])
  })

  it('is waited for where a tool has lifted the limit', async () => {
    const work = db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      await sleep(tx, 1)
    })
    expect(await failureOf(work)).toBe(null)
    expect(await failureOf(sleep(db, 3))).toBe('unavailable')
  })
})
