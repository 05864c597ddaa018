import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { replaceRows } from './replace-rows.ts'

describe('rows in place of those in a scope', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  const row = (gender: 1 | 2, dist_code: '25FR' | '50FR' | '100FR', time_cs: number) => ({
    ...{ year: 2026, gender, dist_code, time_cs },
  })
  const replace = (rows: readonly object[]) =>
    world.db.transaction().execute((tx) =>
      replaceRows(tx, {
        table: 'base_result',
        scope: sql`year = 2026 and gender = 1`,
        key: ['year', 'gender', 'dist_code'],
        rows,
      }),
    )
  /** The rows of the year with the transaction that wrote each. */
  const stored = async () =>
    (
      await sql<{ row: string; writer: string }>`
        select concat_ws(' ', gender, dist_code, time_cs) as row, xmin::text as writer
        from base_result where year = 2026 order by gender, dist_code`.execute(world.db)
    ).rows

  it('are removed, changed and added; others are not written again', async () => {
    await world.db.insertInto('base_year').values({ year: 2026, active_from: null }).execute()
    await world.db
      .insertInto('base_result')
      .values(row(2, '25FR', 1500))
      .execute()
    await replace([row(1, '25FR', 1200), row(1, '50FR', 2600)])
    const before = await stored()
    await replace([row(1, '100FR', 5800), row(1, '25FR', 1200), row(1, '50FR', 2590)])
    const after = await stored()
    expect(after.map((each) => each.row)).toEqual([
      '1 100FR 5800',
      '1 25FR 1200',
      '1 50FR 2590',
      '2 25FR 1500',
    ])
    const unchanged = (name: string) => [before, after].map((rows) => rows.find((each) => each.row === name))
    for (const name of ['1 25FR 1200', '2 25FR 1500']) expect(unchanged(name)[0]).toEqual(unchanged(name)[1])
    await replace([])
    expect((await stored()).map((each) => each.row)).toEqual(['2 25FR 1500'])
  })
})
