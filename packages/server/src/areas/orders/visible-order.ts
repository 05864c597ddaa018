/** Rules of access to an order: its payer, and the administrators of its event's region. */

import { administers, type Caller } from '../../access/caller.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { type EntryRow, findEntry } from '../places/entries.store.ts'
import { findOrder, lockOrder, type OrderRow } from './orders.store.ts'

/** Whether the caller pays an order. */
export const isOwnOrder = (caller: Caller, order: OrderRow) => order.account_id === caller.account?.id
const mayChange = (caller: Caller, order: OrderRow) =>
  isOwnOrder(caller, order) || administers(caller, order.region)

/** Returns an order that the caller may see; fails with `order_not_found` for any other. */
export async function visibleOrder(db: Db, id: number, caller: Caller): Promise<OrderRow> {
  const order = await findOrder(db, id)
  return order && mayChange(caller, order) ? order : fail('order_not_found')
}

/** Returns an order that the caller may change, locked for the rest of the transaction. */
export async function orderToChange(tx: Tx, id: number, caller: Caller): Promise<OrderRow> {
  const order = await lockOrder(tx, id)
  return order && mayChange(caller, order) ? order : fail('order_not_found')
}

/** Returns an order of the caller's own, locked for the rest of the transaction. */
export async function ownOrder(tx: Tx, id: number, caller: Caller): Promise<OrderRow> {
  const order = await lockOrder(tx, id)
  return order && isOwnOrder(caller, order) ? order : fail('order_not_found')
}

/** Returns an order that the caller administers, locked; its payer receives a refusal that names the reason. */
export async function administeredOrder(tx: Tx, id: number, caller: Caller): Promise<OrderRow> {
  const order = await orderToChange(tx, id, caller)
  return administers(caller, order.region) ? order : fail('no_access')
}

/** An entry as a call identifies it: by its own id and that of its order. */
export interface EntryAddress {
  readonly orderId: number
  readonly entryId: number
}

/** Returns an entry of an order that the caller may see; fails with `entry_not_found` for any other. */
export async function visibleEntry(
  db: Db,
  { orderId, entryId }: EntryAddress,
  caller: Caller,
): Promise<{ entry: EntryRow; order: OrderRow }> {
  const entry = await findEntry(db, entryId)
  const order = entry?.order_id === orderId ? await findOrder(db, orderId) : undefined
  return entry && order && mayChange(caller, order) ? { entry, order } : fail('entry_not_found')
}
