/** Imports of results: they are recorded as the desk records them. */

import { deskEvent, resultLists } from '../../results/desk-event.ts'
import { listRows } from '../../results/results.store.ts'
import type { CheckImport } from '../tasks/import-work.ts'
import { listMembers } from '../team-members.ts'
import { byLine, MAX_FAULTS } from './faults.ts'
import { resultsOfFile } from './file-kinds.ts'
import { resultsPlan } from './results-plan.ts'
import { importErrors, storeResults } from './store-results.ts'

/** Finds the entries that the results of a file belong to; storing fails if a result was changed since. */
export const checkResults: CheckImport = async ({ eventId, call, bytes, dryRun, progress }, { db }) => {
  const { id } = await deskEvent(db, eventId, call.caller)
  const file = resultsOfFile(bytes)
  const lists = await resultLists(db, id)
  const rows = await listRows(
    db,
    lists.map((list) => list.id),
  )
  const plan = await resultsPlan(file, { lists, rows, members: await listMembers(db, rows) }, progress)
  return async (tx) => {
    const found = await importErrors(tx, { eventId, lists, batches: plan.batches })
    const errors = [...file.errors, ...plan.errors, ...found].toSorted(byLine)
    const isStored = errors.length === 0 && !dryRun
    if (isStored) await storeResults(tx, call, { eventId, lists, batches: plan.batches })
    return {
      ...{ isStored, ...plan.counts, distances: plan.distances, starters: plan.starters },
      warnings: plan.warnings.toSorted(byLine).slice(0, MAX_FAULTS),
      errors: errors.slice(0, MAX_FAULTS),
    }
  }
}
