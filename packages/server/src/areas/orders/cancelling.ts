/** What cancelling a distance gives back, by the rule stored with its order. */

import { amountOf, isActiveEntry, refundMinor, refundPercent } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { priceByTerms } from './basket.ts'
import { convertedTotal } from './create.ts'
import { moneyOf } from './order-money.ts'
import { type EntryRow, listEntriesOf, type OrderRow } from './orders.store.ts'

interface OfOrder {
  readonly order: OrderRow
  /** The day at the venue. */
  readonly today: string
}

export interface Cancelling extends OfOrder {
  readonly entry: EntryRow
}

/** What would come back, minor units of the order's currency; nothing of an order that was not paid. */
export const refundOf = (db: Db, { entry, ...of }: Cancelling) => refundOfAll(db, { ...of, entries: [entry] })

/** The same of several distances of one order, whichever of them is cancelled first. */
export async function refundOfAll(
  db: Db,
  { order, entries, today }: OfOrder & { readonly entries: readonly EntryRow[] },
) {
  const remainingMinor = await remainingOf(db, order, new Set(entries.map(({ id }) => id)))
  const { paidMinor, cancelledMinor } = await moneyOf(db, order.id)
  const paid = Math.min(paidMinor, order.total)
  const rule = order.terms.refund
  const amountMinor = entries.some(({ state }) => state === 'confirmed')
    ? refundMinor({ rule, on: today, paidMinor: paid, refundedMinor: cancelledMinor, remainingMinor })
    : 0
  return { amountMinor, remainingMinor, percent: refundPercent(rule, today) }
}

/** What the other entries of the order cost, with every donation. */
async function remainingOf(db: Db, order: OrderRow, cancelled: ReadonlySet<number>): Promise<number> {
  const { terms, placed_on: on, on_spot: onSpot, rate } = order
  const entries = (await listEntriesOf(db, order.id))
    .filter(({ id, state }) => !cancelled.has(id) && isActiveEntry(state))
    .map(({ swimmer_id, offer_id }) => ({ swimmerId: swimmer_id, offerId: offer_id }))
  return convertedTotal(priceByTerms({ terms, on, onSpot, entries }), rate)
}

export const refundQuoteView = (
  { order, entry }: Cancelling,
  { amountMinor, remainingMinor, percent }: Awaited<ReturnType<typeof refundOf>>,
) => ({
  entryId: entry.id,
  amount: amountOf(amountMinor),
  currency: order.currency,
  percent,
  remaining: amountOf(remainingMinor),
  rule: [...order.terms.refund],
})
