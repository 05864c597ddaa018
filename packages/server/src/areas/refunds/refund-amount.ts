/** The refund for cancelling a distance, by the rule stored with its order. */

import { amountOf, isActiveEntry, type RefundTarget, refundMinor, refundPercent } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { moneyOf } from '../ledger/ledger.store.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import { priceOfEntries } from '../orders/remaining-price.ts'
import { type EntryRow, listEntriesOf } from '../places/entries.store.ts'

interface CancelledOrder {
  readonly order: OrderRow
  /** The day at the venue. */
  readonly today: string
}

export interface CancelledEntry extends CancelledOrder {
  readonly entry: EntryRow
}

/** Returns the expected refund, in minor units of the order's currency; zero for an unpaid order. */
export const refundOf = (db: Db, { entry, ...cancelled }: CancelledEntry) =>
  refundOfAll(db, { ...cancelled, entries: [entry] })

/** Returns the expected refund of several distances of one order, cancelled one after the other on one day. */
export async function refundOfAll(
  db: Db,
  { order, entries, today }: CancelledOrder & { readonly entries: readonly EntryRow[] },
) {
  const rule = order.terms.refund
  const { paidMinor, cancelledMinor } = await moneyOf(db, order.id)
  const paid = Math.min(paidMinor, order.total)
  let active = (await listEntriesOf(db, order.id)).filter(({ state }) => isActiveEntry(state))
  let remainingMinor = priceOfEntries(order, active)
  let amountMinor = 0
  for (const entry of entries) {
    const beforeMinor = remainingMinor
    active = active.filter(({ id }) => id !== entry.id)
    remainingMinor = priceOfEntries(order, active)
    if (entry.state !== 'confirmed') continue
    const refundedMinor = cancelledMinor + amountMinor
    const cancelling = { rule, on: today, paidMinor: paid, refundedMinor, beforeMinor, remainingMinor }
    amountMinor += refundMinor(cancelling)
  }
  return { amountMinor, remainingMinor, percent: refundPercent(rule, today) }
}

export const refundQuoteView = (
  { order, entry }: CancelledEntry,
  {
    amountMinor,
    remainingMinor,
    percent,
    targets,
  }: Awaited<ReturnType<typeof refundOf>> & { readonly targets: Readonly<Record<RefundTarget, number>> },
) => ({
  entryId: entry.id,
  amount: amountOf(amountMinor),
  creditAmount: amountOf(targets.credit),
  manualAmount: amountOf(targets.manual),
  currency: order.currency,
  percent,
  remaining: amountOf(remainingMinor),
  rule: [...order.terms.refund],
})
