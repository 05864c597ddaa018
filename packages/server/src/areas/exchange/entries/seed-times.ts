/** Stores the declared times of a file for entries that exist. */

import type { EntryWarning } from '@polynya/contract'
import { seedTimeDenial } from '@polynya/domain'
import type { Tx } from '../../../db/schema.ts'
import type { LineFault } from '../../csv-table.ts'
import { storeEntryChanges } from '../../orders/seed-time-changes.ts'
import { type EntryRow, listCurrentEntries } from '../../places/entries.store.ts'
import { followEntries } from '../../start-lists/seed-lists.ts'
import { listEntriesOf } from '../../start-lists/seed-times.store.ts'
import type { ImportCall } from '../tasks/import-call.ts'
import type { KnownEntry } from './entry-checks.ts'

interface SeedTimes {
  readonly call: ImportCall
  readonly eventId: number
  readonly known: readonly KnownEntry[]
}

interface ChangedEntry {
  readonly known: KnownEntry
  readonly row: EntryRow
}

/** Changes the declared times that differ, and lets start lists follow; returns how many, and those that may not change. */
export async function storeSeedTimes(tx: Tx, { call, eventId, known }: SeedTimes) {
  const swimmerIds = [...new Set(known.map(({ swimmerId }) => swimmerId))]
  const rows = await listCurrentEntries(tx, { eventId, swimmerIds, now: call.at })
  const byKey = new Map(rows.map((row) => [`${row.swimmer_id} ${row.offer_distance_id}`, row]))
  const differing = known.flatMap((each): ChangedEntry[] => {
    const row = byKey.get(`${each.swimmerId} ${each.distanceId}`)
    const isSame = each.seedTimeCs === null || each.seedTimeCs === row?.seed_time_cs
    return row && !isSame ? [{ known: each, row }] : []
  })
  const warnings = differing.flatMap(({ known: { line }, row }): LineFault<EntryWarning>[] => {
    const fault = denialOf(row, call.at)
    return fault ? [{ line, field: row.dist_code, fault }] : []
  })
  const allowed = differing.filter(({ row }) => denialOf(row, call.at) === null)
  for (const [orderId, own] of Map.groupBy(allowed, ({ row }) => row.order_id)) {
    if (orderId !== null) await storeInOrder(tx, call, { orderId, changed: own })
  }
  const distanceIds = [...new Set(allowed.map(({ row }) => row.offer_distance_id))]
  if (distanceIds.length > 0) await followEntries(tx, { eventId, distanceIds, at: call.at })
  return { changed: allowed.length, warnings }
}

const denialOf = (row: EntryRow, now: Date) =>
  row.order_id === null
    ? 'entry_state'
    : seedTimeDenial(
        { state: row.state, changeUntil: row.change_until, isListLocked: row.is_list_locked },
        { isAdministrator: true, now },
      )

async function storeInOrder(
  tx: Tx,
  call: ImportCall,
  { orderId, changed }: { readonly orderId: number; readonly changed: readonly ChangedEntry[] },
) {
  const times = new Map(changed.map(({ row, known: { seedTimeCs } }) => [row.id, seedTimeCs]))
  const touched = (await listEntriesOf(tx, orderId)).flatMap((row) => {
    const seedTimeCs = times.get(row.id)
    return seedTimeCs === undefined ? [] : [{ row, seedTimeCs, division: row.division }]
  })
  await storeEntryChanges(tx, call, { orderId, touched })
}
