/** An unpaid order is priced anew whenever what is in it changes, by the terms that it keeps. */

import { decimalOf, isActiveEntry } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { priceByTerms } from './basket.ts'
import { convertedTotal, itemColumns } from './create.ts'
import { listEntriesOf, listItems, type OrderRow, updateOrder } from './orders.store.ts'

type Repriced = Pick<OrderRow, 'id' | 'terms' | 'placed_on' | 'on_spot' | 'rate'>

/** What the entries that hold or have a place cost; minor units of the event's currency. */
export async function priceOfActive(tx: Tx, { id, terms, placed_on, on_spot }: Repriced) {
  const entries = (await listEntriesOf(tx, id))
    .filter(({ state }) => isActiveEntry(state))
    .map(({ swimmer_id, offer_id }) => ({ swimmerId: swimmer_id, offerId: offer_id }))
  return priceByTerms({ terms, on: placed_on, onSpot: on_spot, entries })
}

/** Writes the price of an order anew, item by item; answers its total in its own currency. */
export async function reprice(tx: Tx, order: Repriced, now: Date): Promise<number> {
  const price = await priceOfActive(tx, order)
  for (const item of await listItems(tx, [order.id])) {
    const priced = price.items.find(({ swimmerId }) => swimmerId === item.swimmer_id)
    if (priced)
      await tx.updateTable('order_item').set(itemColumns(priced)).where('id', '=', item.id).execute()
  }
  const totalMinor = convertedTotal(price, order.rate)
  await updateOrder(tx, order.id, {
    total: decimalOf(totalMinor),
    original_total: decimalOf(price.totalMinor),
    updated_at: now,
  })
  return totalMinor
}
