import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { shareChanges } from '../shared-changes.ts'
import { type Reading, tableChanges } from '../table-changes.ts'

const [one, two] = [tableChanges(), tableChanges()]
let database: TestDatabase
let shared: ReturnType<typeof shareChanges>[]
beforeAll(async () => {
  database = await openTestDatabase()
  shared = [one, two].map((changes) => shareChanges(database.place, database.connection.pool, changes))
})
afterAll(async () => {
  await Promise.all(shared.map((each) => each.stop()))
  await database.drop()
})

function readingOf(table: string): Reading {
  const reading = two.startReading()
  void reading.run(async () => two.read({ words: new Set([table]) }))
  return reading
}

const isOutdated = (reading: Reading) => vi.waitFor(() => expect(reading.isCurrent()).toBe(false), 10_000)

/** Whether a change of one table in the first process outdates that table, and no other, in the second. */
async function areShared() {
  const [event, offer] = [readingOf('event'), readingOf('offer')]
  one.changed(['event'])
  await isOutdated(event)
  return offer.isCurrent()
}

it('outdates the tables that another process changed, and no others', async () => {
  await expect.poll(areShared, { timeout: 10_000 }).toBe(true)
})

it('takes every table for changed when a lost connection is back, and hears of the next changes', async () => {
  const before = readingOf('offer')
  await database.connection.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen table_changes'`)
  await isOutdated(before)
  await expect.poll(areShared, { timeout: 10_000 }).toBe(true)
})
