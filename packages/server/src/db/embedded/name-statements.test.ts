import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'

describe('statements of the embedded database', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await openTestDatabase()
  })
  afterAll(() => test.drop())

  const prepared = async () => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      test.connection.db,
    )
    return rows.map(({ statement }) => statement)
  }
  const add = (one: number, other: number) =>
    sql<{ sum: number }>`select ${one}::integer + ${other}::integer as sum`.execute(test.connection.db)

  it('are prepared once they come again, and answer as before', async () => {
    expect((await add(1, 2)).rows).toEqual([{ sum: 3 }])
    expect(await prepared()).toEqual([])
    expect((await add(3, 4)).rows).toEqual([{ sum: 7 }])
    expect((await add(5, 6)).rows).toEqual([{ sum: 11 }])
    expect(await prepared()).toEqual(['select $1::integer + $2::integer as sum'])
  })

  it('go on after one of them has failed in a transaction, and after a change of what they read', async () => {
    const { db } = test.connection
    const divide = (by: number) => sql<{ part: number }>`select 6 / ${by}::integer as part`.execute(db)
    for (const _ of [1, 2]) {
      await expect(
        db.transaction().execute((tx) => sql`select 6 / ${0}::integer as part`.execute(tx)),
      ).rejects.toThrow(/division by zero/)
    }
    expect((await divide(2)).rows).toEqual([{ part: 3 }])
    await sql`create table probe (id integer)`.execute(db)
    const count = async () => {
      const { rows } = await sql<{
        total: number
      }>`select count(*) as total from probe where id > ${0}`.execute(db)
      return rows[0]?.total
    }
    expect([await count(), await count()]).toEqual([0, 0])
    await sql`alter table probe add column name text; insert into probe values (1, 'a')`.execute(db)
    expect(await count()).toBe(1)
  })

  it('may be several at once where they take no values, however often', async () => {
    const two = sql`create table if not exists twice (id integer); drop table twice`
    for (const _ of [1, 2, 3]) await two.execute(test.connection.db)
  })
})
