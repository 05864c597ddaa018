/** Re-pricing of unpaid orders: whenever their content changes, and before they are paid. By their stored terms. */

import { convertMinor, decimalOf } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { entriesToConfirm } from '../places/confirm-entries.ts'
import { getOrder, listItems, type OrderRow, updateItem, updateOrder, updateTerms } from './orders.store.ts'
import { earlierPaidOf, payableTotal, priceByTerms, withEarlier } from './pricing.ts'

type Repriced = Pick<OrderRow, 'id' | 'terms' | 'placed_on' | 'on_spot' | 'rate'>

/**
 * Returns the price of an unpaid order, in minor units of the event's currency. It covers entries whose hold has expired: a
 * late payment, or an administrator's mark, confirms them at this price.
 */
export async function priceOfUnpaid(tx: Tx, { id, terms, placed_on, on_spot }: Repriced) {
  const entries = (await entriesToConfirm(tx, id)).map(({ swimmer_id, offer_id }) => ({
    swimmerId: swimmer_id,
    offerId: offer_id,
  }))
  return priceByTerms({ terms, on: placed_on, onSpot: on_spot, entries })
}

/** Recalculates the price of an order, item by item; returns its total in its own currency. */
export async function reprice(tx: Tx, order: Repriced, now: Date): Promise<number> {
  const price = await priceOfUnpaid(tx, order)
  for (const item of await listItems(tx, [order.id])) {
    const priced = price.items.find(({ swimmerId }) => swimmerId === item.swimmer_id)
    if (priced) await updateItem(tx, item.id, priced)
  }
  const totalMinor = payableTotal(price, { rate: order.rate, path: 'distanceId' })
  await updateOrder(tx, order.id, {
    total: decimalOf(totalMinor),
    original_total: decimalOf(price.totalMinor),
    updated_at: now,
  })
  return totalMinor
}

/**
 * Re-prices an order by the distances that its swimmers have paid for since it was placed, where that makes it cheaper: a
 * bundle over two orders costs the same in whichever sequence they are placed and paid. Returns the order.
 */
export async function repriceIfCheaper(tx: Tx, order: OrderRow, now: Date): Promise<OrderRow> {
  const swimmerIds = order.terms.swimmers.map(({ swimmerId }) => swimmerId)
  const earlier = await earlierPaidOf(tx, { eventId: order.event_id, swimmerIds })
  if (earlier.size === 0) return order
  const terms = withEarlier(order.terms, earlier)
  const priced = await priceOfUnpaid(tx, { ...order, terms })
  if (convertMinor(priced.totalMinor, order.rate) >= order.total) return order
  await updateTerms(tx, order.id, { terms })
  await reprice(tx, { ...order, terms }, now)
  return getOrder(tx, order.id)
}
