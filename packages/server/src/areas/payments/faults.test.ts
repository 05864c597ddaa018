/**
 * Failures in the middle of a transaction: afterwards the ledger balances, places match entries, and every step can
 * be retried.
 */

import {
  ENTRY_STATES,
  entryCanBecome,
  ORDER_STATUSES,
  orderCanBecome,
  PAYMENT_STATES,
  paymentCanBecome,
  REFUND_STATES,
  refundCanBecome,
} from '@polynya/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Tx } from '../../db/schema.ts'
import { Failure } from '../../failure.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { listPayments, stepPayment } from '../ledger/payments.store.ts'
import { listRefunds, stepRefund } from '../ledger/refunds.store.ts'
import { brokenInvariants } from '../orders/invariants.store.ts'
import { setStatus } from '../orders/orders.store.ts'
import { anOrder, aSale, distancesOf, payAt } from '../orders/testing/a-sale.ts'
import { confirmEntries, entriesToConfirm } from '../places/confirm-entries.ts'
import { updateEntries } from '../places/entries.store.ts'
import { reconcile } from './reconcile.ts'

let world: TestApp
let superAdmin: TestAccount

beforeAll(async () => {
  world = await testApp()
  superAdmin = await world.account(['superAdmin'])
})
afterAll(() => world.stop())

/** Makes the database fail, or end the connection, while a row of the ledger is written. */
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
    // The page of the gateway continues: the payer must not be affected by a failure here.
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
  it.each(['raise', ...(inject('driver').kind === 'postgres' ? (['cut'] as const) : [])] as const)(
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

describe('a hold that another call has ended in the meantime', () => {
  it('is not confirmed by what was read before', async () => {
    const event = await aSale(superAdmin, {}, { slotLimit: 1 })
    const ids = distancesOf(event).slice(0, 1)
    const { order } = await anOrder(world, event, ids)
    const now = world.clock.now()
    const entries = await world.db.transaction().execute((tx) => entriesToConfirm(tx, order.id))
    world.clock.pass({ minutes: 31 })
    await anOrder(world, event, ids)
    const late = { eventId: event.id, entries, now }
    const { confirmed, lost } = await world.db.transaction().execute((tx) => confirmEntries(tx, late))
    expect([confirmed, lost.length]).toEqual([[], 1])
    expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
  })
})

describe('a state that the tables of states do not allow', () => {
  /** Whether `step` changes a row in the state `from`; the row is restored afterwards. */
  const runs = async (from: () => Promise<unknown>, step: (tx: Tx) => Promise<boolean>) => {
    await from()
    return world.db
      .transaction()
      .execute(step)
      .catch((problem) => {
        if (problem instanceof Failure) return false
        throw problem
      })
  }
  const now = () => world.clock.now()

  it('is never written: not of an entry, an order, a payment or a refund', async () => {
    const administrator = await world.account(['superAdmin'])
    const event = await aSale(administrator)
    const { account, order } = await anOrder(world, event, distancesOf(event).slice(0, 2))
    const { id } = await payAt(world, { account, order })
    const entry = order.orderContent[0]?.entries[0]?.id ?? 0
    await administrator.client.orders.refund({ params: { id }, body: { amount: 100, refundTo: 'credit' } })
    const payment = (await listPayments(world.db, id))[0]?.id ?? 0
    const refund = (await listRefunds(world.db, id))[0]?.id ?? 0
    const put = (table: 'entry' | 'payment' | 'refund' | 'entry_order', row: number, state: string) => () =>
      sql`update ${sql.table(table)} set ${sql.ref(table === 'entry' ? 'state' : 'status')} = ${state} where id = ${row}`.execute(
        world.db,
      )
    const done = () => true
    for (const from of ENTRY_STATES.filter((state) => state !== 'waitlisted')) {
      for (const state of ENTRY_STATES.filter((each) => each !== 'waitlisted')) {
        const went = await runs(put('entry', entry, from), (tx) =>
          updateEntries(tx, [entry], { state, updated_at: now() }).then(done),
        )
        expect(went, `entry: ${from} to ${state}`).toBe(entryCanBecome(from, state))
      }
    }
    for (const from of ORDER_STATUSES) {
      for (const status of ORDER_STATUSES) {
        const went = await runs(put('entry_order', id, from), (tx) =>
          setStatus(tx, { id, status, at: now() }).then(done),
        )
        expect(went, `order: ${from} to ${status}`).toBe(orderCanBecome(from, status))
      }
    }
    for (const from of PAYMENT_STATES) {
      for (const status of PAYMENT_STATES) {
        const went = await runs(put('payment', payment, from), (tx) => stepPayment(tx, payment, { status }))
        expect(went, `payment: ${from} to ${status}`).toBe(paymentCanBecome(from, status))
      }
    }
    for (const from of REFUND_STATES) {
      for (const status of REFUND_STATES) {
        const went = await runs(put('refund', refund, from), (tx) => stepRefund(tx, refund, { status }))
        expect(went, `refund: ${from} to ${status}`).toBe(refundCanBecome(from, status))
      }
    }
  })
})
