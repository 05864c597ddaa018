/** SQL of orders and their items. */

import {
  decimalOf,
  isUnpaid,
  ORDER_STATUSES,
  type OrderStatus,
  orderCanBecome,
  type PricedItem,
} from '@polynya/domain'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import { mayStep } from '../../db/steps.ts'
import type { EntryOrderTable, OrderTerms } from '../../db/tables/entry-order.ts'
import type { OrderItemTable } from '../../db/tables/order-item.ts'
import { fail } from '../../failure.ts'
import { type NamedRow, SWIMMER } from '../places/entries.store.ts'
import { isUnrecorded } from '../start-lists/recorded.store.ts'

const EVENT = [
  'event.name as event_name',
  'event.name_en as event_name_en',
  'event.region',
  'event.time_zone',
  'event.event_state',
] as const

/** An order with the shown columns of its event and its payer. */
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

const selectOrders = (db: Db) =>
  db
    .selectFrom('entry_order')
    .innerJoin('event', 'event.id', 'entry_order.event_id')
    .innerJoin('account', 'account.id', 'entry_order.account_id')
    .selectAll('entry_order')
    .select(EVENT)
    .select(['account.email', 'account.language'])

export const findOrder = (db: Db, id: number) =>
  selectOrders(db).where('entry_order.id', '=', id).executeTakeFirst()

export const getOrder = (db: Db, id: number): Promise<OrderRow> =>
  selectOrders(db).where('entry_order.id', '=', id).executeTakeFirstOrThrow()

/** Returns an order locked for the rest of the transaction. */
export const lockOrder = (tx: Tx, id: number): Promise<OrderRow | undefined> =>
  selectOrders(tx).where('entry_order.id', '=', id).forUpdate('entry_order').executeTakeFirst()

export async function insertOrder(tx: Tx, row: Insertable<EntryOrderTable>): Promise<number> {
  const { id } = await tx.insertInto('entry_order').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

type Setting = Omit<Updateable<EntryOrderTable>, 'version'>

/**
 * Changes an order and increments its version. Fails with `order_state` if its status may not change to the new one.
 */
export async function updateOrder(tx: Tx, id: number, set: Setting) {
  const { status } = set
  const { numUpdatedRows } = await tx
    .updateTable('entry_order')
    .set((is) => ({ ...set, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .where(mayStep({ column: 'status', all: ORDER_STATUSES, may: orderCanBecome, to: status }))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) fail('order_state')
}

export const setStatus = (tx: Tx, { id, status, at }: { id: number; status: OrderStatus; at: Date }) =>
  updateOrder(tx, id, { status, updated_at: at })

/** Stores the terms by which an order is priced next; its version increases with its new price. */
export async function updateTerms(
  tx: Tx,
  id: number,
  { terms, ...set }: Omit<Updateable<EntryOrderTable>, 'terms'> & { readonly terms: OrderTerms },
) {
  await tx
    .updateTable('entry_order')
    .set({ ...set, terms: JSON.stringify(terms) })
    .where('id', '=', id)
    .execute()
}

/** Returns at most 1000 unpaid orders without results whose hold has expired. */
export async function listExpired(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('entry_order')
    .where('status', 'in', ORDER_STATUSES.filter(isUnpaid))
    .where('hold_until', '<=', now)
    .where(isUnrecorded)
    .select('id')
    .orderBy('id')
    .limit(1000)
    .execute()
  return rows.map(({ id }) => id)
}

export type ItemRow = Selectable<OrderItemTable> &
  NamedRow & { readonly age: number | null; readonly age_group: string | null }

/** Returns the items of orders with their swimmers, in the order of creation. */
export function listItems(db: Db, orderIds: readonly number[]): Promise<ItemRow[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('order_item')
    .innerJoin('swimmer', 'swimmer.id', 'order_item.swimmer_id')
    .innerJoin('entry_order', 'entry_order.id', 'order_item.order_id')
    .leftJoin('registration', (join) =>
      join
        .onRef('registration.event_id', '=', 'entry_order.event_id')
        .onRef('registration.swimmer_id', '=', 'order_item.swimmer_id'),
    )
    .where('order_item.order_id', 'in', orderIds)
    .selectAll('order_item')
    .select(SWIMMER)
    .select(['registration.age', 'registration.age_group'])
    .orderBy('order_item.id')
    .execute()
}

export async function insertItems(tx: Tx, orderId: number, items: readonly PricedItem[]) {
  await tx
    .insertInto('order_item')
    .values(items.map((item) => ({ order_id: orderId, swimmer_id: item.swimmerId, ...itemColumns(item) })))
    .execute()
}

/** Stores the recalculated price of an item. */
export async function updateItem(tx: Tx, id: number, item: PricedItem) {
  await tx.updateTable('order_item').set(itemColumns(item)).where('id', '=', id).execute()
}

/**
 * Marks an order as paid. Its expiry returned the use of its coupon; a late payer who still receives the places
 * retains the promised price, so that use is counted beyond the coupon's limit.
 */
export const markPaid = (tx: Tx, { id, status }: Pick<OrderRow, 'id' | 'status'>, now: Date) =>
  updateOrder(tx, id, {
    status: 'paid',
    paid_at: now,
    hold_until: null,
    updated_at: now,
    ...(status === 'expired' && { coupon_late: true }),
  })

const itemColumns = (item: PricedItem) => ({
  fee: decimalOf(item.feeMinor),
  discount: item.discount && JSON.stringify(item.discount),
  discount_amount: decimalOf(item.discountMinor),
  coupon_amount: decimalOf(item.couponMinor),
  swimmer_total: decimalOf(item.swimmerMinor),
  donation: decimalOf(item.donationMinor),
  service: decimalOf(item.serviceMinor),
  mkt_place: decimalOf(item.mktPlaceMinor),
  total: decimalOf(item.totalMinor),
})
