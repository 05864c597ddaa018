import { storedOnly } from '../../db/stored-only.ts'
import type { Handler } from '../../http/call.ts'
import { findHead } from '../events/record/events.store.ts'
import { eventToChange } from '../events/record/visible-event.ts'
import { resultLists } from '../results/desk-event.ts'
import { listRows } from '../results/results.store.ts'
import { getListedEvent } from '../start-lists/start-lists.store.ts'
import { byLine, MAX_FAULTS } from './imports/faults.ts'
import { entriesOfFile, MAX_FILE_BYTES } from './imports/file-kinds.ts'
import { startListsPlan } from './imports/start-lists-plan.ts'
import { closedLists, storeStartLists } from './imports/store-start-lists.ts'
import { listMembers } from './team-members.ts'

export const importStartLists: Handler<'exchange.importStartLists'> = async (
  { params, query, ...call },
  { db },
) => {
  const { bytes } = await call.file(MAX_FILE_BYTES)
  const file = entriesOfFile(bytes)
  return storedOnly(db, async (tx) => {
    const { id } = await eventToChange(findHead(tx, params.eventId), call.caller)
    const event = await getListedEvent(tx, id)
    const lists = await resultLists(tx, id)
    const all = await listRows(
      tx,
      lists.map((list) => list.id),
    )
    // Entries that were cancelled after they had a result have no place.
    const rows = all.filter(({ state }) => state === 'confirmed')
    const plan = startListsPlan(file, { event, lists, rows, members: await listMembers(tx, rows) })
    const closed = await closedLists(tx, { event, changed: plan.changed }, call.at)
    const errors = [...file.errors, ...plan.errors, ...closed].toSorted(byLine)
    const isStored = errors.length === 0 && query.dryRun !== true
    if (isStored) await storeStartLists(tx, call, { event, changed: plan.changed })
    return {
      ...{ isStored, changed: plan.changed.length, known: plan.known, placed: plan.placed },
      ...{ distances: plan.distances, starters: plan.starters },
      warnings: plan.warnings.toSorted(byLine).slice(0, MAX_FAULTS),
      errors: errors.slice(0, MAX_FAULTS),
    }
  })
}
