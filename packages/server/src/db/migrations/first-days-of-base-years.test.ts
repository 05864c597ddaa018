import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { up } from './130-first-days-of-base-years.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
})
afterAll(() => world.stop())

it('leaves the active year active: inactive ones from the same day or a later one have no first day', async () => {
  const row = (year: number, active_from: string | null, active = false) => ({ year, active_from, active })
  const rows = [row(2024, '2024-07-01'), row(2025, '2025-07-01', true), row(2026, '2025-07-01')]
  await world.db
    .insertInto('base_year')
    .values([...rows, row(2027, '2026-01-10'), row(2028, null)])
    .execute()
  await up(world.db as unknown as Kysely<unknown>)
  const { years } = await world.visitor.baseResults.years()
  expect(years.map(({ year, active, activeFrom }) => [year, active, activeFrom])).toEqual([
    [2028, false, null],
    [2027, false, null],
    [2026, false, null],
    [2025, true, '2025-07-01'],
    [2024, false, '2024-07-01'],
  ])
})
