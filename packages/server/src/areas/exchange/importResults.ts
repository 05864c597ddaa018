import type { Handler } from '../../http/call.ts'
import { deskEvent, resultLists } from '../results/desk-event.ts'
import { listRows } from '../results/results.store.ts'
import { byLine, MAX_FAULTS } from './imports/faults.ts'
import { MAX_FILE_BYTES, resultsOfFile } from './imports/file-kinds.ts'
import { resultsPlan } from './imports/results-plan.ts'
import { importErrors, storeResults } from './imports/store-results.ts'
import { listMembers } from './team-members.ts'

export const importResults: Handler<'exchange.importResults'> = async (
  { params, query, ...call },
  { db },
) => {
  const { id: eventId } = await deskEvent(db, params.eventId, call.caller)
  const { bytes } = await call.file(MAX_FILE_BYTES)
  const file = resultsOfFile(bytes)
  return db.transaction().execute(async (tx) => {
    const lists = await resultLists(tx, eventId)
    const ids = lists.map(({ id }) => id)
    const rows = await listRows(tx, ids)
    const plan = resultsPlan(file, { lists, rows, members: await listMembers(tx, rows) })
    const found = await importErrors(tx, { eventId, lists, batches: plan.batches })
    const errors = [...file.errors, ...plan.errors, ...found].toSorted(byLine)
    const isStored = errors.length === 0 && query.dryRun !== true
    if (isStored) await storeResults(tx, call, { eventId, lists, batches: plan.batches })
    return {
      ...{ isStored, ...plan.counts, distances: plan.distances, starters: plan.starters },
      warnings: plan.warnings.toSorted(byLine).slice(0, MAX_FAULTS),
      errors: errors.slice(0, MAX_FAULTS),
    }
  })
}
