/** Declared times of an order's entries. */

import type { Tx } from '../../db/schema.ts'

/** An order and what decides who may change it, locked for the rest of the transaction. */
export function lockOrder(tx: Tx, id: number) {
  return tx
    .selectFrom('entry_order')
    .innerJoin('event', 'event.id', 'entry_order.event_id')
    .where('entry_order.id', '=', id)
    .select(['entry_order.id', 'entry_order.account_id', 'event_id', 'region', 'entry_rules', 'reg_end_at'])
    .forUpdate('entry_order')
    .executeTakeFirst()
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** The entries of an order that take a place. */
export function listEntriesOf(tx: Tx, orderId: number) {
  return tx
    .selectFrom('entry')
    .innerJoin('offer_distance as distance', 'distance.id', 'entry.offer_distance_id')
    .leftJoin('start_list as list', 'list.offer_distance_id', 'distance.id')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['held', 'confirmed'])
    .select(['entry.id', 'distance.id as distance_id', 'dist_code', 'divisions', 'division', 'seed_time_cs'])
    .select('locked_at')
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
