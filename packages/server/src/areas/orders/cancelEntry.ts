import { dateInZone, decimalOf, isActiveEntry, minorOf, registrationCan } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { administers } from '../../access/caller.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { registrationOf } from '../events/record/event-view.ts'
import { findSelling } from '../events/record/events.store.ts'
import { findOpenPayment } from '../ledger/payments.store.ts'
import { endUnpaid } from '../payments/end-unpaid.ts'
import { lockPlaces } from '../places/places.store.ts'
import { type Cancelling, refundOf } from '../refunds/refund-amount.ts'
import { giveBack, sendRefunds } from '../refunds/refunds.ts'
import { offerPlaces } from '../waiting-list/offer-places.ts'
import { sendEntryCancelled } from './order-mails.ts'
import { orderView } from './order-view.ts'
import {
  type EntryRow,
  entriesIn,
  findEntry,
  type OrderRow,
  setStatus,
  updateEntries,
} from './orders.store.ts'
import { reprice } from './reprice.ts'
import { orderToChange, visibleEntry } from './visible-order.ts'

type Call = HandlerCall<'orders.cancelEntry'>

export const cancelEntry: Handler<'orders.cancelEntry'> = async (call, deps) => {
  const { id: orderId, entryId } = call.params
  const { order } = await visibleEntry(deps.db, { orderId, entryId }, call.caller)
  await deps.db.transaction().execute((tx) => cancel(tx, { call, orderId: order.id }, deps))
  await sendRefunds(deps, order.id)
  return orderView(deps.db, order.id)
}

async function cancel(tx: Tx, { call, orderId }: { call: Call; orderId: number }, deps: Deps) {
  const order = await orderToChange(tx, orderId, call.caller)
  const entry = await findEntry(tx, call.params.entryId)
  if (!entry || !isActiveEntry(entry.state)) {
    return fail('entry_state')
  }
  if (await findOpenPayment(tx, order.id)) fail('payment_pending')
  const now = deps.clock.now()
  const cancelling = { order, entry, today: dateInZone(now, order.time_zone), now }
  if (entry.state === 'confirmed') await cancelPaid(tx, { call, ...cancelling }, deps)
  else await cancelUnpaid(tx, cancelling, deps)
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

type Now = Cancelling & { readonly now: Date }

/** The last distance of an unpaid order ends the order; else it costs less. */
async function cancelUnpaid(tx: Tx, { order, entry, now }: Now, deps: Deps) {
  const held = await entriesIn(tx, order.id, ['held'])
  if (held.length === 1) return endUnpaid(tx, { order, status: 'cancelled', now }, deps)
  await free(tx, { order, entry, now, state: 'cancelled' }, deps)
  await reprice(tx, order, now)
}

async function cancelPaid(tx: Tx, { call, ...cancelling }: Now & { readonly call: Call }, deps: Deps) {
  const { order, entry, now } = cancelling
  await refuseAfterClosing(tx, { order, now, call })
  const { amountMinor } = await refundOf(tx, cancelling)
  const { amount: shown, refundTo: way = 'card' } = call.body
  if (shown !== undefined && minorOf(shown) !== amountMinor) {
    fail('refund_changed', { fields: { amount: decimalOf(amountMinor), currency: order.currency } })
  }
  await free(tx, { order, entry, now, state: amountMinor > 0 ? 'refunded' : 'cancelled' }, deps)
  if (amountMinor > 0) {
    const accountId = call.caller.account.id
    await giveBack(tx, { order, amountMinor, way, cause: 'cancelled', accountId, now }, deps)
  }
  const remaining = await entriesIn(tx, order.id, ['confirmed'])
  if (remaining.length === 0) await setStatus(tx, { id: order.id, status: 'refunded', at: now })
  else if (amountMinor > 0) await setStatus(tx, { id: order.id, status: 'part_refunded', at: now })
  await sendEntryCancelled(tx, { orderId: order.id, entry, minor: amountMinor, way }, deps)
}

interface Late {
  readonly order: OrderRow
  readonly now: Date
  readonly call: Call
}

/** Refuses the payer a refund after registration has closed; administrators may continue. */
async function refuseAfterClosing(tx: Tx, { order, now, call }: Late) {
  if (administers(call.caller, order.region)) return
  const selling = await findSelling(tx, order.event_id)
  const state = selling ? registrationOf(selling, now).state : 'unknown'
  if (!registrationCan[state].cancelWithRefund) fail('registration_closed')
}

interface Freeing {
  readonly order: OrderRow
  readonly entry: EntryRow
  readonly now: Date
  readonly state: 'cancelled' | 'refunded'
}

/** Releases the place, from now on available to other swimmers. */
async function free(tx: Tx, { order, entry, now, state }: Freeing, deps: Deps) {
  await lockPlaces(tx, [entry.offer_id], now)
  await updateEntries(tx, [entry.id], { state, hold_until: null, updated_at: now })
  const places = await lockPlaces(tx, [entry.offer_id], now)
  await offerPlaces(tx, { eventId: order.event_id, places, now }, deps)
}
