import { dateInZone, decimalOf, isActiveEntry, minorOf, registrationCan } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { administers } from '../../access/caller.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { registrationOf } from '../events/record/event-view.ts'
import { findSelling } from '../events/record/events.store.ts'
import { findOpenPayment } from '../ledger/payments.store.ts'
import { confirmIfPaid } from '../payments/confirm-paid.ts'
import { endPaidEntry, releasePlace } from '../payments/end-paid-entry.ts'
import { endUnpaid } from '../payments/end-unpaid.ts'
import { entriesIn, findEntry } from '../places/entries.store.ts'
import { type CancelledEntry, refundOf } from '../refunds/refund-amount.ts'
import { sendRefunds } from '../refunds/send-refunds.ts'
import { refuseRecordedEntry } from '../start-lists/recorded.store.ts'
import { sendHeldCancelled } from './order-mails.ts'
import { orderView } from './order-view.ts'
import type { OrderRow } from './orders.store.ts'
import { reprice } from './reprice.ts'
import { isOwnOrder, orderToChange, visibleEntry } from './visible-order.ts'

type Call = HandlerCall<'orders.cancelEntry'>

export const cancelEntry: Handler<'orders.cancelEntry'> = async (call, deps) => {
  const { id: orderId, entryId } = call.params
  const { order } = await visibleEntry(deps.db, { orderId, entryId }, call.caller)
  await call.changeOnce(async (tx) => {
    await cancel(tx, { call, orderId: order.id }, deps)
    return orderView(tx, order.id)
  })
  await sendRefunds(deps, order.id)
  return orderView(deps.db, order.id)
}

async function cancel(tx: Tx, { call, orderId }: { call: Call; orderId: number }, deps: Deps) {
  const order = await orderToChange(tx, orderId, call.caller)
  const entry = await findEntry(tx, call.params.entryId)
  if (!entry || !isActiveEntry(entry.state)) {
    return fail('entry_state')
  }
  await refuseRecordedEntry(tx, entry.id)
  if (await findOpenPayment(tx, order.id)) fail('payment_pending')
  const now = deps.clock.now()
  const cancelled = { order, entry, today: dateInZone(now, order.time_zone), now }
  if (entry.state === 'confirmed') await cancelPaid(tx, { call, ...cancelled }, deps)
  else await cancelUnpaid(tx, { call, ...cancelled }, deps)
  const change = {
    before: { state: entry.state },
    after: { entry: entry.id, reason: call.body.reason ?? null },
  }
  const { id, caller, ipAddress, requestId, at } = call
  await recordChange(
    tx,
    { id, caller, ipAddress, requestId, at },
    { kind: 'order', objectId: order.id, ...change },
  )
}

type CancelInput = CancelledEntry & { readonly call: Call; readonly now: Date }

/** Cancels a distance of an unpaid order, and the order with its last distance; a payer who does so needs no e-mail. */
async function cancelUnpaid(tx: Tx, { call, ...cancelled }: CancelInput, deps: Deps) {
  const { order, entry, now } = cancelled
  const held = await entriesIn(tx, order.id, ['held'])
  if (held.length === 1) return endUnpaid(tx, { order, status: 'cancelled', now }, deps)
  await releasePlace(tx, { ...cancelled, state: 'cancelled' }, deps)
  await reprice(tx, order, now)
  if (!isOwnOrder(call.caller, order)) await sendHeldCancelled(tx, { orderId: order.id, entry }, deps)
  await confirmIfPaid(tx, { orderId: order.id, now }, deps)
}

async function cancelPaid(tx: Tx, { call, ...cancelled }: CancelInput, deps: Deps) {
  const { order, entry, now } = cancelled
  await refuseAfterClosing(tx, order, { now, caller: call.caller })
  const { amountMinor } = await refundOf(tx, cancelled)
  const { amount: shown, refundTo: way = 'card' } = call.body
  if (shown !== undefined && minorOf(shown) !== amountMinor) {
    fail('refund_changed', { fields: { amount: decimalOf(amountMinor), currency: order.currency } })
  }
  const accountId = call.caller.account.id
  await endPaidEntry(tx, { order, entry, now, amountMinor, way, accountId }, deps)
}

/** Refuses the payer a refund after registration has closed; administrators may continue. */
async function refuseAfterClosing(
  tx: Tx,
  order: OrderRow,
  { now, caller }: { now: Date; caller: Call['caller'] },
) {
  if (administers(caller, order.region)) return
  const selling = await findSelling(tx, order.event_id)
  const state = selling ? registrationOf(selling, now).state : 'unknown'
  if (!registrationCan[state].cancelWithRefund) fail('registration_closed')
}
