/** What a scratch is once its list has results: the entry did not start, or was withdrawn. */

import type { StartScratch } from '@polynya/contract'
import type { Tx } from '../../db/schema.ts'
import { fail, failField } from '../../failure.ts'
import { hasResults, refuseRecordedEntry } from '../start-lists/recorded.store.ts'
import { resultList } from './desk-event.ts'
import { addHistory } from './result-history.store.ts'
import { getResultEvent, listRows, openResultList } from './results.store.ts'
import { resultsChanged } from './results-changed.ts'
import { storeResults } from './store-results.ts'

interface Scratch {
  readonly eventId: number
  readonly distanceId: number
  readonly body: StartScratch
  readonly at: Date
  /** ID of the account. */
  readonly by: number
}

/**
 * Records the result of a scratched entry if its list has results; then the caller has to choose it. Published results
 * are corrected at their desk, as is an entry that has a result.
 */
export async function recordScratch(tx: Tx, { body, at, by, ...place }: Scratch): Promise<void> {
  await refuseRecordedEntry(tx, body.entryId)
  if (!body.scratched || !(await hasResults(tx, place.distanceId))) return
  if (!body.result) failField('result', 'required')
  const distance = await resultList(tx, place)
  const list = await openResultList(tx, { ...place, at })
  if (list.locked_at || list.state !== 'empty') fail('distance_has_results')
  const row = (await listRows(tx, [distance.id])).find(({ entry_id }) => entry_id === body.entryId)
  if (!row) return fail('entry_not_found')
  const input = { entryId: row.entry_id, version: 0, status: body.result }
  const rules = { event: await getResultEvent(tx, place.eventId), distance }
  const [after = null] = await storeResults(tx, [{ input, row, rules, at, by }])
  const stored = { event_id: place.eventId, offer_distance_id: distance.id, entry_id: row.entry_id }
  await addHistory(tx, [{ ...stored, at, account_id: by, before: null, after, reason: null }])
  await resultsChanged(tx, { ...place, kind: 'recorded', entryIds: [row.entry_id], at })
}
