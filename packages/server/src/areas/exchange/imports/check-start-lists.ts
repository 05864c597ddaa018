/** Imports of start lists: their heats and lanes become drafts. */

import { findHead } from '../../events/record/events.store.ts'
import { eventToChange } from '../../events/record/visible-event.ts'
import { resultLists } from '../../results/desk-event.ts'
import { listRows } from '../../results/results.store.ts'
import { getListedEvent } from '../../start-lists/start-lists.store.ts'
import type { CheckImport } from '../tasks/import-work.ts'
import { listMembers } from '../team-members.ts'
import { byLine, MAX_FAULTS } from './faults.ts'
import { entriesOfFile } from './file-kinds.ts'
import { startListsPlan } from './start-lists-plan.ts'
import { closedLists, refuseChangedStarters, storeStartLists } from './store-start-lists.ts'

/** Finds the entries that the places of a file belong to; storing fails if the starters were changed since. */
export const checkStartLists: CheckImport = async ({ eventId, call, bytes, dryRun, progress }, { db }) => {
  const { id } = await eventToChange(findHead(db, eventId), call.caller)
  const file = entriesOfFile(bytes)
  const event = await getListedEvent(db, id)
  const lists = await resultLists(db, id)
  const all = await listRows(
    db,
    lists.map((list) => list.id),
  )
  // Entries that were cancelled after they had a result have no place.
  const rows = all.filter(({ state }) => state === 'confirmed')
  const plan = await startListsPlan(
    file,
    { event, lists, rows, members: await listMembers(db, rows) },
    progress,
  )
  return async (tx) => {
    const closed = await closedLists(tx, { event, changed: plan.changed }, call.at)
    const errors = [...file.errors, ...plan.errors, ...closed].toSorted(byLine)
    const isStored = errors.length === 0 && !dryRun
    if (isStored) {
      await refuseChangedStarters(tx, plan.changed)
      await storeStartLists(tx, call, { event, changed: plan.changed })
    }
    return {
      ...{ isStored, changed: plan.changed.length, known: plan.known, placed: plan.placed },
      ...{ distances: plan.distances, starters: plan.starters },
      warnings: [...file.withdrawn, ...plan.warnings].toSorted(byLine).slice(0, MAX_FAULTS),
      errors: errors.slice(0, MAX_FAULTS),
    }
  }
}
