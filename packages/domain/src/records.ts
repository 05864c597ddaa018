/** Records of the federation, and how published times set them. See docs/rules.md#records. */

import { type DistCode, isRelay } from './distances.ts'
import { isRanked } from './rankings.ts'
import type { WaterCategory } from './water.ts'

/** `AWR`: the national record of a distance; `GWR`: that of an age group. */
export const RECORD_KINDS = ['AWR', 'GWR'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** A recognised record is tentative until the federation approves or declines it; a declined time sets none. */
export const RECORD_STATES = ['tentative', 'approved', 'declined'] as const
export type RecordState = (typeof RECORD_STATES)[number]

/** Which published times can set a record. To be confirmed with the federation. */
export const RECORD_RULES = {
  /** Countries of the swimmers, ISO 3166-1 alpha-2. */
  countries: ['RU'],
  /** Length of the course of distances that are not swum in open water, in metres. */
  courseMetres: 25,
  /** Divisions; an entry without one counts too. */
  divisions: ['general'],
} as const

/** Whether times of a distance can set records. */
export const hasRecords = (code: DistCode): boolean => isRanked(code) || isRelay(code)

/** What a time was swum in. */
export interface RecordConditions {
  readonly country: string
  /** Null in open water. */
  readonly courseMetres: number | null
  readonly isOpenWater: boolean
  readonly division: string | null
}

/** Whether a time that was swum so can set a record. */
export function canSetRecord({ country, courseMetres, isOpenWater, division }: RecordConditions): boolean {
  const { countries, divisions } = RECORD_RULES
  return (
    countries.some((each) => each === country) &&
    (division === null || divisions.some((each) => each === division)) &&
    (isOpenWater || courseMetres === RECORD_RULES.courseMetres)
  )
}

/** Whose times a record is for: 0 is the gender of mixed relays, a null age group the national record. */
export interface RecordScope {
  readonly gender: number
  readonly ageGroup: string | null
}

/** Whether a record is one of a starter: the national one of the gender, or that of the age group. */
export const isRecordOf = (record: RecordScope, starter: RecordScope): boolean =>
  record.gender === starter.gender && (record.ageGroup === null || record.ageGroup === starter.ageGroup)

/** A time of one distance, gender and group. */
export interface RecordTime {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Hundredths of a second. */
  readonly timeCs: number
  /** Null if unknown. */
  readonly waterCat: WaterCategory | null
}

/** Orders times: the faster, and of equal ones that in the colder water, is first; unknown water is the warmest. */
export function compareRecordTimes(
  one: Pick<RecordTime, 'timeCs' | 'waterCat'>,
  other: Pick<RecordTime, 'timeCs' | 'waterCat'>,
): number {
  return one.timeCs - other.timeCs || (one.waterCat ?? 'Z').localeCompare(other.waterCat ?? 'Z', 'en')
}

/** A time that set or equalled the record of its day. */
export interface SetRecord<Time extends RecordTime> {
  readonly time: Time
  /** Whether it shares the record with a time before it. */
  readonly isEqualled: boolean
  /** Whether no other time has broken it. */
  readonly isCurrent: boolean
}

/**
 * Returns the times that set or equalled a record, in the order of their days. Of one day, only the fastest times do.
 * @param times of one distance, gender and group, in any order
 */
export function recordProgress<Time extends RecordTime>(times: readonly Time[]): SetRecord<Time>[] {
  const sorted = times.toSorted(
    (one, other) => one.date.localeCompare(other.date, 'en') || compareRecordTimes(one, other),
  )
  const set: { time: Time; isEqualled: boolean }[] = []
  for (const time of sorted) {
    const holder = set.at(-1)
    const difference = holder ? compareRecordTimes(time, holder.time) : -1
    if (difference <= 0) set.push({ time, isEqualled: difference === 0 })
  }
  const last = set.at(-1)
  return set.map((each) => ({
    ...each,
    isCurrent: last !== undefined && compareRecordTimes(each.time, last.time) === 0,
  }))
}
