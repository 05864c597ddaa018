import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { compiledOnce } from './compiled.ts'
import type { Database, Db } from './schema.ts'

let db: Database
let drop: () => Promise<void>
let builds = 0
beforeAll(async () => {
  const opened = await openTestDatabase()
  db = opened.connection.db
  drop = opened.drop
})
beforeEach(() => {
  builds = 0
})
afterAll(() => drop())

interface Range {
  readonly from: number
  readonly to: number | null
  readonly order: 'asc' | 'desc'
}

/** Returns the numbers of a range, at most ten. */
const selectNumbers = () => {
  const select = compiledOnce(
    (on: Db, { from, to, order }: Range) => {
      builds += 1
      return on
        .selectFrom(sql<{ nr: number }>`generate_series(1, 10)`.as<'given'>(sql`given(nr)`))
        .where('nr', '>=', from)
        .$if(to !== null, (query) => query.where('nr', '<=', to ?? 0))
        .select('nr')
        .orderBy('nr', order)
    },
    ['order'],
  )
  return async (on: Db, range: Range) => (await select(on, range)).map(({ nr }) => nr)
}

describe('a query that is compiled once', () => {
  it('is executed with the values of each call', async () => {
    const numbers = selectNumbers()
    expect(await numbers(db, { from: 2, to: 4, order: 'asc' })).toEqual([2, 3, 4])
    expect(await numbers(db, { from: 9, to: 10, order: 'asc' })).toEqual([9, 10])
    expect(builds).toBe(1)
  })

  it('is compiled again for another structural value, and where another value is null', async () => {
    const numbers = selectNumbers()
    expect(await numbers(db, { from: 8, to: 9, order: 'asc' })).toEqual([8, 9])
    expect(await numbers(db, { from: 8, to: 9, order: 'desc' })).toEqual([9, 8])
    expect(await numbers(db, { from: 8, to: null, order: 'desc' })).toEqual([10, 9, 8])
    expect(builds).toBe(3)
    expect(await numbers(db, { from: 10, to: null, order: 'desc' })).toEqual([10])
    expect(builds).toBe(3)
  })

  it('runs in the transaction of its call, even after the one that it was built in has ended', async () => {
    const numbers = selectNumbers()
    const within = (from: number) =>
      db.transaction().execute((tx) => numbers(tx, { from, to: null, order: 'asc' }))
    expect(await within(10)).toEqual([10])
    expect(await within(9)).toEqual([9, 10])
  })
})
