/** SQL of the orders of two profiles of one person. */

import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'

/** Returns the orders of some swimmers, in ascending order. */
export async function listOrdersOf(tx: Tx, swimmerIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('order_item')
    .where('swimmer_id', 'in', swimmerIds)
    .select('order_id')
    .distinct()
    .orderBy('order_id')
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** Adds the amounts of one item of an order to another one, and removes it. */
export async function joinItems(tx: Tx, { from, to }: { readonly from: number; readonly to: number }) {
  await sql`update order_item as item set
      fee = item.fee + other.fee,
      discount = coalesce(item.discount, other.discount),
      discount_amount = item.discount_amount + other.discount_amount,
      coupon_amount = item.coupon_amount + other.coupon_amount,
      swimmer_total = item.swimmer_total + other.swimmer_total,
      donation = item.donation + other.donation,
      service = item.service + other.service,
      mkt_place = item.mkt_place + other.mkt_place,
      total = item.total + other.total
    from order_item as other
    where item.id = ${to} and other.id = ${from}`.execute(tx)
  await tx.deleteFrom('order_item').where('id', '=', from).execute()
}
