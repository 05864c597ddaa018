/** Results of two profiles of one person on the same distances: one of each two counts. */

import type { Tx } from '../../db/schema.ts'
import { fail, failField } from '../../failure.ts'
import { cancelEntry, listTwice } from './merged-results.store.ts'
import { timesOf } from './result-view.ts'
import { addHistory, deleteResult, listRows } from './results.store.ts'
import { resultsChanged } from './results-changed.ts'

interface Merging {
  readonly survivorId: number
  readonly loserId: number
  /** The profile whose results count; absent if it was not chosen. */
  readonly resultsOf: number | undefined
  readonly at: Date
  /** ID of the account. */
  readonly by: number
}

/**
 * Cancels one of each two entries of a distance, with its result, before the entries of the merged profile move: the one
 * without a result, or that of the profile that was not chosen. Fails with `merge_two_results` without a choice.
 */
export async function settleResults(tx: Tx, merging: Merging): Promise<void> {
  const { survivorId, loserId, resultsOf } = merging
  if (resultsOf !== undefined && resultsOf !== survivorId && resultsOf !== loserId) {
    failField('resultsOf', 'not_allowed')
  }
  for (const pair of await listTwice(tx, survivorId, loserId)) {
    const { survivorEntry, loserEntry, survivorHas, loserHas, ...place } = pair
    if (!loserHas) continue
    if (survivorHas && resultsOf === undefined) fail('merge_two_results')
    const isLosers = !survivorHas || resultsOf === loserId
    const dropped = isLosers ? survivorEntry : loserEntry
    if (survivorHas) await dropResult(tx, { ...place, entryId: dropped }, merging)
    await cancelEntry(tx, dropped, merging.at)
  }
}

interface Dropped {
  readonly eventId: number
  readonly distanceId: number
  readonly entryId: number
}

async function dropResult(tx: Tx, { eventId, distanceId, entryId }: Dropped, { at, by }: Merging) {
  const row = (await listRows(tx, [distanceId])).find(({ entry_id }) => entry_id === entryId)
  if (!row || row.status === null) return
  const before = timesOf({ ...row, status: row.status })
  await deleteResult(tx, entryId)
  const stored = { event_id: eventId, offer_distance_id: distanceId, entry_id: entryId }
  await addHistory(tx, [{ ...stored, at, account_id: by, before, after: null, reason: null }])
  await resultsChanged(tx, { eventId, distanceId, kind: 'recorded', entryIds: [entryId], at })
}
