import { convertMinor, isActiveEntry, wasPaid } from '@polynya/domain'
import type { EntryRow } from '../places/entries.store.ts'
import type { OrderRow } from './orders.store.ts'
import { priceByTerms } from './pricing.ts'

/** Returns the price of some entries of an order with every donation, under its stored rules. */
export function priceOfEntries(
  { terms, placed_on: on, on_spot: onSpot, rate }: OrderRow,
  rows: readonly Pick<EntryRow, 'swimmer_id' | 'offer_id'>[],
) {
  const entries = rows.map(({ swimmer_id, offer_id }) => ({ swimmerId: swimmer_id, offerId: offer_id }))
  return convertMinor(priceByTerms({ terms, on, onSpot, entries }).totalMinor, rate)
}

/** Returns the price of what is left of an order. An unpaid one is re-priced with every change. */
export function remainingPrice(order: OrderRow, rows: readonly EntryRow[]): number {
  if (!wasPaid(order.status)) return order.total
  const active = rows.filter(({ state }) => isActiveEntry(state))
  if (active.length === rows.length) return order.total
  return active.length === 0 ? 0 : priceOfEntries(order, active)
}
