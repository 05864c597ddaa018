/** Computes records again, at the end of the transaction that changes published results. See docs/decisions/records.md. */

import { DIST_CODES, type DistCode, hasRecords, isRelay, legDistance } from '@polynya/domain'
import { lockStandings } from '../../db/lock-standings.ts'
import type { Tx } from '../../db/schema.ts'
import { hiddenTimes } from './hidden-times.ts'
import { type Candidate, keyOf, timesOf } from './record-candidates.ts'
import { differencesOf, type RecordDifferences } from './record-differences.ts'
import {
  deleteRecords,
  insertRecords,
  listOfDistance,
  type RecordRow,
  recordDistancesOf,
  recordDistancesOfSwimmer,
  updateRecord,
} from './records.store.ts'

/** Refreshes the records of the distances whose results changed. */
export async function refreshRecords(tx: Tx, distances: readonly ChangedDistance[]): Promise<void> {
  const codes = new Set(distances.flatMap(({ distCode }) => codesOf(distCode)))
  if (codes.size === 0) return
  await lockStandings(tx)
  const distanceIds = distances.map(({ id }) => id)
  for (const code of codes) await refreshDistance(tx, code, distanceIds)
}

interface ChangedDistance {
  readonly id: number
  readonly distCode: DistCode
}

/** Refreshes the records of the distances of an event: its results count while it is public and takes place. */
export async function refreshEventRecords(tx: Tx, eventId: number): Promise<void> {
  await refreshRecords(tx, await recordDistancesOf(tx, eventId))
}

/** Refreshes the records of the distances of a merged profile: one of two results of a distance no longer counts. */
export async function refreshSwimmerRecords(tx: Tx, swimmerId: number): Promise<void> {
  await refreshRecords(tx, await recordDistancesOfSwimmer(tx, swimmerId))
}

/** Refreshes the records of a distance after a decision: any of its times may set one now. */
export async function refreshCode(tx: Tx, code: DistCode): Promise<void> {
  await store(tx, await listOfDistance(tx, code), await timesOf(tx, code, 'all'))
}

/** Computes all records again, whatever is stored; decisions about times that are unchanged remain. */
export async function recomputeRecords(tx: Tx): Promise<void> {
  await lockStandings(tx)
  for (const code of DIST_CODES.filter(hasRecords)) await refreshCode(tx, code)
}

/** The distances on which results of a distance count: that of the first leg of a relay, too. */
function codesOf(code: DistCode): DistCode[] {
  const leg = isRelay(code) ? legDistance(code, 1) : null
  return [code, ...(leg ? [leg] : [])].filter(hasRecords)
}

/**
 * Times that set no record cannot set one later unless a record before them is withdrawn, or its event moves to another
 * day or into other water: only then are more times read than those stored and those of the changed lists.
 */
async function refreshDistance(tx: Tx, code: DistCode, distanceIds: readonly number[]) {
  const stored = await listOfDistance(tx, code)
  const entryIds = stored.flatMap(({ entry_id }) => entry_id ?? [])
  const times = await timesOf(tx, code, { distanceIds, entryIds })
  const hidden = hiddenTimes(stored, times)
  await store(tx, stored, hidden ? distinct([...times, ...(await timesOf(tx, code, hidden))]) : times)
}

const distinct = (times: readonly Candidate[]): Candidate[] => [
  ...new Map(times.map((time) => [keyOf(time), time])).values(),
]

/** Stores the records that the times set in place of those stored. */
async function store(tx: Tx, stored: readonly RecordRow[], times: readonly Candidate[]) {
  const { outdated, changed, missing } = differencesOf(stored, times)
  await deleteRecords(
    tx,
    outdated.map(({ id }) => id),
  )
  for (const { row, standing } of changed) await updateRecord(tx, row.id, standing)
  await insertRecords(tx, missing)
}

/** Returns how the stored records of a distance differ from those that its published and imported times set. */
export async function recordDifferences(tx: Tx, code: DistCode): Promise<RecordDifferences> {
  return differencesOf(await listOfDistance(tx, code), await timesOf(tx, code, 'all'))
}
