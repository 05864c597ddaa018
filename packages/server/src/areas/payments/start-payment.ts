/** Starts to pay an order: renews its places, spends credits, stores the attempt. */

import { decimalOf, dueMinor, HOLD, isUnpaid } from '@polynya/domain'
import type { Caller } from '../../access/caller.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { findSelling } from '../events/record/events.store.ts'
import { moneyOf } from '../ledger/ledger.store.ts'
import { findOpenPayment, insertPayment, type PaymentRow } from '../ledger/payments.store.ts'
import { type OrderRow, updateOrder } from '../orders/orders.store.ts'
import { repriceIfCheaper } from '../orders/reprice.ts'
import { payableRoute } from '../orders/selling.ts'
import { ownOrder } from '../orders/visible-order.ts'
import { entriesIn, updateEntries } from '../places/entries.store.ts'
import { payableGateways } from '../site/payable-gateways.ts'
import { confirmPaid } from './confirm-paid.ts'
import { spendCredits } from './spend-credits.ts'

interface PaymentInput {
  readonly orderId: number
  readonly spendsCredits: boolean
  readonly caller: Caller
}

interface StartedPayment {
  readonly order: OrderRow
  /** Null if credits paid for all of it. */
  readonly payment: PaymentRow | null
}

/** Renews the reservation of the places, spends credits, and stores the attempt before any gateway is called. */
export async function startPayment(
  tx: Tx,
  { orderId, spendsCredits, caller }: PaymentInput,
  deps: Deps,
): Promise<StartedPayment> {
  const placed = await ownOrder(tx, orderId, caller)
  if (!isUnpaid(placed.status)) return fail('order_state')
  if (placed.event_state !== 'planned') return fail('event_called_off')
  const now = deps.clock.now()
  const open = await findOpenPayment(tx, placed.id)
  await renewHold(tx, placed, now)
  if (open) return { order: placed, payment: open }
  const order = await repriceIfCheaper(tx, placed, now)
  if (spendsCredits) await spendCredits(tx, order, now)
  const due = dueMinor(await moneyOf(tx, order.id), order.total)
  if (due === 0) {
    await confirmPaid(tx, { order, now }, deps)
    return { order, payment: null }
  }
  const payment = await insertPayment(tx, {
    order_id: order.id,
    gateway: await gatewayOf(tx, order, deps),
    status: 'created',
    amount: decimalOf(due),
    currency: order.currency,
    idempotence_key: deps.ids.key(),
    external_id: null,
    confirmation_url: null,
    failure: null,
    net_income: null,
    receipt_id: null,
    receipt_idempotence_key: null,
    source: null,
    created_at: now,
    finished_at: null,
  })
  return { order, payment }
}

async function gatewayOf(tx: Tx, order: OrderRow, deps: Deps): Promise<string> {
  const selling = await findSelling(tx, order.event_id)
  const gateways = await payableGateways(tx, deps)
  const found = selling && payableRoute(selling, order.country ?? '*', gateways)
  return found ?? fail('no_way_to_pay')
}

/** Renews the hold of an order; fails with `hold_expired` if it has expired. */
async function renewHold(tx: Tx, order: OrderRow, now: Date) {
  const holdUntil = new Date(now.getTime() + HOLD.minutes * 60_000)
  const isOver = order.hold_until !== null && order.hold_until <= now
  if (isOver) fail('hold_expired')
  const held = await entriesIn(tx, order.id, ['held'])
  if (held.length === 0) fail('hold_expired')
  await updateEntries(
    tx,
    held.map(({ id }) => id),
    { hold_until: holdUntil, updated_at: now },
  )
  await updateOrder(tx, order.id, { status: 'pending', hold_until: holdUntil, updated_at: now })
}
