/** Declared times of an order's entries. */

import type { Tx } from '../../db/schema.ts'
import { changeUntil, isListLocked } from '../places/entries.store.ts'

/** Returns an order with the region of its event, locked for the rest of the transaction. */
export function lockOrder(tx: Tx, id: number) {
  return tx
    .selectFrom('entry_order')
    .innerJoin('event', 'event.id', 'entry_order.event_id')
    .where('entry_order.id', '=', id)
    .select(['entry_order.id', 'entry_order.account_id', 'event_id', 'region'])
    .forUpdate('entry_order')
    .executeTakeFirst()
}

/** The entries of an order, with the facts that decide whether their declared times can be changed. */
export function listEntriesOf(tx: Tx, orderId: number) {
  return tx
    .selectFrom('entry')
    .innerJoin('offer_distance as distance', 'distance.id', 'entry.offer_distance_id')
    .where('order_id', '=', orderId)
    .select(['entry.id', 'distance.id as distance_id', 'dist_code', 'divisions', 'division', 'seed_time_cs'])
    .select(['state', changeUntil, isListLocked])
    .orderBy('entry.id')
    .execute()
}

export type OrderEntryRow = Awaited<ReturnType<typeof listEntriesOf>>[number]

export async function updateEntry(
  tx: Tx,
  id: number,
  set: { readonly seed_time_cs: number | null; readonly division: string | null; readonly updated_at: Date },
) {
  await tx.updateTable('entry').set(set).where('id', '=', id).execute()
}
