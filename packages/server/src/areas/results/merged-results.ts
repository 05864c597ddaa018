/** Results of two profiles of one person on the same distances: one of each two counts. */

import type { MergeRequest } from '@polynya/contract'
import type * as z from 'zod/mini'
import type { Tx } from '../../db/schema.ts'
import { fail, failField } from '../../failure.ts'
import { cancelEntry, findTwoTeams, listTwice } from './merged-results.store.ts'
import { addHistory } from './result-history.store.ts'
import { timesOf } from './result-view.ts'
import { deleteResults, listRows } from './results.store.ts'
import { resultsChanged } from './results-changed.ts'

interface Merging {
  readonly survivorId: number
  readonly loserId: number
  /** The profile whose result counts, for each distance on which both have one. */
  readonly resultsOf: NonNullable<z.output<typeof MergeRequest>['resultsOf']>
  readonly at: Date
  /** ID of the account. */
  readonly by: number
}

/**
 * Cancels one of each two entries of an individual distance, with its result, before the entries of the merged profile move: the one
 * without a result, or that of the profile that was not chosen. Fails with `merge_two_results` without a choice,
 * and with `merge_two_teams` where they are in two teams of one relay: a team is its members' too.
 */
export async function settleResults(tx: Tx, merging: Merging): Promise<void> {
  const { survivorId, loserId, resultsOf } = merging
  const teams = await findTwoTeams(tx, survivorId, loserId)
  if (teams) fail('merge_two_teams', { fields: { ...teams } })
  const pairs = await listTwice(tx, survivorId, loserId)
  checkChoices(pairs, merging)
  const chosen = new Map(resultsOf.map(({ distanceId, swimmerId }) => [distanceId, swimmerId]))
  for (const { survivorEntry, loserEntry, ownStatus, otherStatus, ...place } of pairs) {
    if (otherStatus === null) continue
    const counting = ownStatus === null ? loserId : chosen.get(place.distanceId)
    if (counting === undefined) fail('merge_two_results')
    const dropped = counting === loserId ? survivorEntry : loserEntry
    if (ownStatus !== null) await dropResult(tx, { ...place, entryId: dropped }, merging)
    await cancelEntry(tx, dropped, merging.at)
  }
}

/** Rejects a choice for a distance on which not both have a result, a second one, and a third profile. */
function checkChoices(pairs: Awaited<ReturnType<typeof listTwice>>, { resultsOf, ...two }: Merging) {
  const open = new Set(
    pairs
      .filter(({ ownStatus, otherStatus }) => ownStatus && otherStatus)
      .map(({ distanceId }) => distanceId),
  )
  for (const [index, { distanceId, swimmerId }] of resultsOf.entries()) {
    if (!open.delete(distanceId)) failField(`resultsOf.${index}.distanceId`, 'not_allowed')
    if (swimmerId !== two.survivorId && swimmerId !== two.loserId) {
      failField(`resultsOf.${index}.swimmerId`, 'not_allowed')
    }
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
  await deleteResults(tx, [entryId])
  const stored = { event_id: eventId, offer_distance_id: distanceId, entry_id: entryId }
  await addHistory(tx, [{ ...stored, at, account_id: by, before, after: null, reason: null }])
  await resultsChanged(tx, { eventId, distanceId, kind: 'recorded', entryIds: [entryId], at })
}
