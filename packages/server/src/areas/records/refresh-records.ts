/** Computes records again, at the end of the transaction that changes published results. See docs/decisions/records.md. */

import {
  canSetRecord,
  DIST_CODES,
  type DistCode,
  distanceOf,
  type Gender,
  isRanked,
  isRelay,
  legDistance,
  type RecordKind,
  rankingAgeGroup,
  recordProgress,
  seasonOf,
  type WaterCategory,
} from '@polynya/domain'
import { lockStandings } from '../../db/lock-standings.ts'
import type { Tx } from '../../db/schema.ts'
import {
  listLeadOffTimes,
  listTimes,
  type Narrowing,
  type PublishedRecordTime,
  relaysStartingWith,
} from './record-times.store.ts'
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

/** Whether times of a distance can set records. */
export const hasRecords = (code: DistCode) => isRanked(code) || isRelay(code)

/** The distances on which results of a distance count: that of the first leg of a relay, too. */
function codesOf(code: DistCode): DistCode[] {
  const leg = isRelay(code) ? legDistance(code, 1) : null
  return [code, ...(leg ? [leg] : [])].filter(hasRecords)
}

/**
 * Times that set no record cannot set one later unless a record before them is withdrawn, or its event moves to another
 * day or into other water: only then are all times of the distance read.
 */
async function refreshDistance(tx: Tx, code: DistCode, distanceIds: readonly number[]) {
  const stored = await listOfDistance(tx, code)
  const entryIds = stored.map(({ entry_id }) => entry_id)
  const times = await timesOf(tx, code, { distanceIds, entryIds })
  const known = new Map(times.map((time) => [keyOf(time), time]))
  const isWithdrawn = stored.some((row) => {
    const time = known.get(rowKey(row))
    return row.state !== 'declined' && (time?.date !== row.date || time.waterCat !== row.water_cat)
  })
  await store(tx, stored, isWithdrawn ? await timesOf(tx, code, 'all') : times)
}

/** A time in one scope of records. */
interface Candidate {
  readonly kind: RecordKind
  readonly distCode: DistCode
  readonly gender: Gender
  readonly ageGroup: string | null
  readonly entryId: number
  readonly isLeadOff: boolean
  readonly eventId: number
  readonly swimmerId: number | null
  readonly date: string
  readonly timeCs: number
  readonly waterCat: WaterCategory | null
}

async function timesOf(tx: Tx, code: DistCode, narrowing: Narrowing): Promise<Candidate[]> {
  const own = await listTimes(tx, code, narrowing)
  const leadOff = relaysStartingWith(code).length > 0 ? await listLeadOffTimes(tx, code, narrowing) : []
  const isOpenWater = distanceOf(code).kind === 'openWater'
  return [...own, ...leadOff]
    .filter((time) => canSetRecord({ ...time, isOpenWater }))
    .flatMap((time) => candidatesOf(time, code))
}

/** A time counts for the national record, and that of a swimmer for the record of the age group. */
function candidatesOf(time: PublishedRecordTime, distCode: DistCode): Candidate[] {
  const { entryId, isLeadOff, eventId, date, timeCs, waterCat } = time
  const isTeam = isRelay(distCode)
  const ageGroup = isTeam ? null : rankingAgeGroup(Number(time.dob.slice(0, 4)), seasonOf(date).label)
  const of = {
    ...{ distCode, entryId, isLeadOff, eventId, date, timeCs, waterCat },
    gender: isTeam ? time.distanceGender : time.gender,
    swimmerId: isTeam ? null : time.swimmerId,
  }
  const national = { ...of, kind: 'AWR', ageGroup: null } as const
  return ageGroup === null ? [national] : [national, { ...of, kind: 'GWR', ageGroup }]
}

const scopeOf = ({ kind, gender, ageGroup }: Pick<Candidate, 'kind' | 'gender' | 'ageGroup'>) =>
  `${kind} ${gender} ${ageGroup}`

/** A corrected time is another one: the decision about the former one does not hold for it. */
const keyOf = (time: Pick<Candidate, 'kind' | 'gender' | 'ageGroup' | 'entryId' | 'isLeadOff' | 'timeCs'>) =>
  `${scopeOf(time)} ${time.entryId} ${time.isLeadOff} ${time.timeCs}`

const rowKey = (row: RecordRow) =>
  keyOf({
    ...{ kind: row.kind, gender: row.gender, ageGroup: row.age_group },
    ...{ entryId: row.entry_id, isLeadOff: row.is_lead_off, timeCs: row.time_cs },
  })

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

/** Returns how the stored records of a distance differ from those that its published times set. */
export async function recordDifferences(tx: Tx, code: DistCode): Promise<RecordDifferences> {
  return differencesOf(await listOfDistance(tx, code), await timesOf(tx, code, 'all'))
}

type Standing = Pick<RecordRow, (typeof STANDING)[number]>

interface RecordDifferences {
  readonly outdated: readonly RecordRow[]
  readonly changed: readonly { readonly row: RecordRow; readonly standing: Standing }[]
  readonly missing: readonly (ReturnType<typeof identityOf> & Standing)[]
}

function differencesOf(stored: readonly RecordRow[], times: readonly Candidate[]): RecordDifferences {
  const known = new Map(stored.map((row) => [rowKey(row), row]))
  const valid = new Set(times.map(keyOf))
  const counting = times.filter((time) => known.get(keyOf(time))?.state !== 'declined')
  const set = [...Map.groupBy(counting, scopeOf).values()].flatMap((scope) => recordProgress(scope))
  const wanted = new Set(set.map(({ time }) => keyOf(time)))
  const outdated = stored.filter((row) =>
    row.state === 'declined' ? !valid.has(rowKey(row)) : !wanted.has(rowKey(row)),
  )
  const changed = []
  const missing = []
  for (const { time, isEqualled, isCurrent } of set) {
    const row = known.get(keyOf(time))
    const { date, waterCat: water_cat } = time
    const standing: Standing = { date, water_cat, is_equalled: isEqualled, is_current: isCurrent }
    if (!row) missing.push({ ...identityOf(time), ...standing })
    else if (STANDING.some((column) => row[column] !== standing[column])) changed.push({ row, standing })
  }
  return { outdated, changed, missing }
}

/** Columns that other times can change. */
const STANDING = ['date', 'water_cat', 'is_equalled', 'is_current'] as const

const identityOf = (time: Candidate) => ({
  kind: time.kind,
  dist_code: time.distCode,
  gender: time.gender,
  age_group: time.ageGroup,
  entry_id: time.entryId,
  is_lead_off: time.isLeadOff,
  event_id: time.eventId,
  swimmer_id: time.swimmerId,
  time_cs: time.timeCs,
})
