/** Changes declared times and divisions of an order's entries, with an audit. */

import { formatRaceTime } from '@polynya/domain'
import { type AuditedCall, recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import { type OrderEntryRow, updateEntry } from '../start-lists/seed-times.store.ts'

/** An entry with the values that it is to have. */
export interface EntryChange {
  readonly row: OrderEntryRow
  readonly seedTimeCs: number | null
  readonly division: string | null
}

/** Stores the values of entries that differ. */
export async function storeEntryChanges(
  tx: Tx,
  call: AuditedCall & { readonly at: Date },
  { orderId, touched }: { readonly orderId: number; readonly touched: readonly EntryChange[] },
) {
  const changed = touched.filter(
    ({ row, seedTimeCs, division }) => row.seed_time_cs !== seedTimeCs || row.division !== division,
  )
  for (const { row, seedTimeCs, division } of changed) {
    await updateEntry(tx, row.id, { seed_time_cs: seedTimeCs, division, updated_at: call.at })
  }
  if (changed.length === 0) return
  const before = { entries: changed.map(({ row }) => seedTimeView(row)) }
  const after = {
    entries: changed.map(({ row, seedTimeCs, division }) =>
      seedTimeView({ ...row, seed_time_cs: seedTimeCs, division }),
    ),
  }
  await recordChange(tx, call, { kind: 'order', objectId: orderId, before, after })
}

/** Returns the declared time and the division of an entry, as the API and the audit have them. */
export const seedTimeView = ({ id, distance_id, dist_code, seed_time_cs, division }: OrderEntryRow) => ({
  entryId: id,
  distanceId: distance_id,
  distCode: dist_code,
  seedTime: seed_time_cs === null ? null : formatRaceTime(seed_time_cs),
  division,
})
