/** What breaks in the middle: afterwards the ledger balances, places match entries, and everything can be done again. */

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { brokenInvariants } from './invariants.ts'
import { reconcile } from './reconcile.ts'
import { anOrder, aSale, distancesOf, payAt } from './testing/a-sale.ts'

let world: TestApp
let superAdmin: TestAccount

beforeAll(async () => {
  world = await testApp()
  superAdmin = await world.account(['superAdmin'])
})
afterAll(() => world.stop())

/** The database says no, or ends the connection, while a row of the ledger is written. */
async function breakLedger(how: 'raise' | 'cut') {
  const act = how === 'cut' ? 'perform pg_terminate_backend(pg_backend_pid());' : "raise exception 'broken';"
  await sql`
    create function break_ledger() returns trigger language plpgsql as ${sql.lit(`begin ${act} return new; end`)};
    create trigger break_ledger before insert on ledger for each row execute function break_ledger();
  `.execute(world.db)
}

const mendLedger = () =>
  sql`drop trigger break_ledger on ledger; drop function break_ledger()`.execute(world.db)

async function anOrderWhosePaymentBreaks(how: 'raise' | 'cut') {
  const event = await aSale(superAdmin)
  const { account, order } = await anOrder(world, event, distancesOf(event).slice(0, 2))
  await breakLedger(how)
  try {
    // The page of the gateway goes on: what went wrong here is no fault of the payer's.
    expect((await payAt(world, { account, order })).isPaid).toBe(false)
  } finally {
    await mendLedger()
  }
  return { account, order }
}

const all = (problem: unknown) => {
  throw problem
}

describe('a payment whose transaction breaks', () => {
  it.each(['raise', ...(inject('road').kind === 'postgres' ? (['cut'] as const) : [])] as const)(
    'leaves nothing half done, and is settled by the clock (%s)',
    async (how) => {
      const { account, order } = await anOrderWhosePaymentBreaks(how)
      const params = { id: order.id }
      const half = await account.client.orders.get({ params })
      expect([half.status, half.sumPaid]).toEqual(['pending', 0])
      expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
      world.clock.pass({ minutes: 2 })
      await reconcile(world.deps, all)
      const paid = await account.client.orders.get({ params })
      expect([paid.status, paid.sumPaid]).toEqual(['paid', 2500])
      expect(paid.orderContent[0]?.entries.map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
      expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
    },
  )
})
