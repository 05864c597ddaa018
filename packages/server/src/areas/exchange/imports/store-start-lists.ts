/** Stores start lists of a file as drafts, or names those that may not change. */

import { type AuditedCall, recordChange } from '../../../access/audit.store.ts'
import type { Tx } from '../../../db/schema.ts'
import { fail } from '../../../failure.ts'
import { listRows } from '../../results/results.store.ts'
import { endMerges, withPartners } from '../../start-lists/merge-heats.ts'
import { listMerges } from '../../start-lists/merged-heats.store.ts'
import { recordedDistances } from '../../start-lists/recorded.store.ts'
import { storePlaces } from '../../start-lists/seed-lists.ts'
import { type ListedEvent, listDistances, openList } from '../../start-lists/start-lists.store.ts'
import type { FileFault } from './file-starts.ts'
import type { PlannedList } from './start-lists-plan.ts'

interface ChangedLists {
  readonly event: ListedEvent
  readonly changed: readonly PlannedList[]
}

/** Locks the lists to change, and those with which they swim merged heats; returns those that are closed. */
export async function closedLists(tx: Tx, { event, changed }: ChangedLists, at: Date): Promise<FileFault[]> {
  const merges = await listMerges(tx, event.id)
  const ids = withPartners(new Set(changed.map(({ list }) => list.id)), merges)
  const locked = new Set<number>()
  for (const distanceId of [...ids].sort((a, b) => a - b)) {
    const list = await openList(tx, { eventId: event.id, distanceId, at })
    if (list.locked_at) locked.add(distanceId)
  }
  const recorded = withPartners(await recordedDistances(tx, event.id), merges)
  const closed = withPartners(locked, merges)
  return changed.flatMap(({ list, line }): FileFault[] => {
    const fault = recorded.has(list.id)
      ? 'distance_has_results'
      : closed.has(list.id)
        ? 'start_list_locked'
        : null
    return fault ? [{ line, field: list.dist_code, fault }] : []
  })
}

/** Fails if a starter is not confirmed any more, or was not when the places were read. */
export async function refuseChangedStarters(tx: Tx, changed: readonly PlannedList[]): Promise<void> {
  const rows = await listRows(
    tx,
    changed.map(({ list }) => list.id),
  )
  const confirmed = new Set(rows.flatMap(({ entry_id, state }) => (state === 'confirmed' ? entry_id : [])))
  const isStale = changed.some(({ places }) => places.some(({ entryId }) => !confirmed.has(entryId)))
  if (isStale) fail('stale')
}

/** Replaces the places of the lists. The caller holds their locks. */
export async function storeStartLists(
  tx: Tx,
  call: AuditedCall,
  { event, changed }: ChangedLists,
): Promise<void> {
  const distances = new Map((await listDistances(tx, event.id)).map((row) => [row.id, row]))
  const { at } = call
  for (const { list, places } of changed) {
    const distance = distances.get(list.id)
    if (!distance) continue
    await endMerges(tx, { event, distance, at })
    await storePlaces(tx, event, { distance, places, at })
    const heats = Math.max(...places.map(({ heat }) => heat))
    const after = { heats, entries: places.length }
    await recordChange(tx, call, { kind: 'startList', objectId: list.id, after })
  }
}
