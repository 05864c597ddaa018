/** Records of the years before the platform, imported from a table. See docs/rules.md#records. */

import { daysBetween } from './calendar.ts'
import type { DistCode } from './distances.ts'
import type { Gender } from './genders.ts'
import { searchKey } from './names.ts'
import { type RecordKind, type RecordTime, recordProgress, type SetRecord } from './records.ts'

/** Columns of a CSV file of records, in the order of an export. */
export const RECORD_COLUMNS = [
  ...(['kind', 'distance', 'gender', 'ageGroup', 'time', 'date', 'waterCat', 'state'] as const),
  ...(['registryId', 'lastName', 'firstName', 'nativeLastName', 'nativeFirstName'] as const),
  ...(['country', 'region', 'club', 'teamNameRu', 'teamNameEn', 'place'] as const),
] as const
export type RecordColumn = (typeof RECORD_COLUMNS)[number]

/** Columns that a file must have; the others may be left out. */
export const REQUIRED_RECORD_COLUMNS = ['kind', 'distance', 'gender', 'time', 'date'] as const

export const RECORD_IMPORT = {
  /** Records of one file. */
  count: 5000,
  /** Length of the text of a place or an event, in characters. */
  place: 200,
  /** The first year of a record. */
  firstYear: 1900,
  /** Days by which a list may differ from the day of the start: an event lasts several days. */
  days: 7,
} as const

/** Who holds a record: a swimmer, with a profile or without one, or a relay team. */
export interface RecordHolder {
  /** Of a profile; null without one. */
  readonly registryId: string | null
  readonly lastName: string | null
  readonly firstName: string | null
  readonly nativeLastName: string | null
  readonly nativeFirstName: string | null
  readonly teamNameRu: string | null
  readonly teamNameEn: string | null
}

/** A time that is, or might be, a record of a list and of the database. */
export interface ListedRecord {
  readonly kind: RecordKind
  readonly distCode: DistCode
  readonly gender: Gender
  /** Null of the national record. */
  readonly ageGroup: string | null
  /** Hundredths of a second. */
  readonly timeCs: number
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly holder: RecordHolder
}

/** The forms of a holder by which two of them are compared, one for each spelling; null if unknown. */
function holderKeys(holder: RecordHolder): (string | null)[] {
  const { lastName, firstName, nativeLastName, nativeFirstName, teamNameRu, teamNameEn } = holder
  const nameOf = (...parts: (string | null)[]) => searchKey(parts.map((part) => part ?? '').join(' ')) || null
  return [
    nameOf(lastName, firstName),
    nameOf(nativeLastName, nativeFirstName),
    ...[teamNameRu, teamNameEn].map((name) => name && `team ${searchKey(name)}`),
  ]
}

/** Whether two holders are one: by registry ID if both have one, else by a name in the same spelling. */
export function isSameHolder(one: RecordHolder, other: RecordHolder): boolean {
  if (one.registryId !== null && other.registryId !== null) return one.registryId === other.registryId
  const others = holderKeys(other)
  return holderKeys(one).some((key, spelling) => key !== null && key === others[spelling])
}

/** Whether two lists name the same record: the same time of one holder, on days of one event. */
export function isSameRecord(one: ListedRecord, other: ListedRecord): boolean {
  return (
    (['kind', 'distCode', 'gender', 'ageGroup', 'timeCs'] as const).every(
      (field) => one[field] === other[field],
    ) &&
    Math.abs(daysBetween(one.date, other.date)) <= RECORD_IMPORT.days &&
    isSameHolder(one.holder, other.holder)
  )
}

/** Records that are found by others that are the same. */
export interface RecordIndex<Found extends ListedRecord> {
  add(record: Found): void
  /** Returns a record that is the same as the given one. */
  find(record: ListedRecord): Found | undefined
}

/** Returns an index of records, which finds one among thousands without comparing all of them. */
export function recordIndex<Found extends ListedRecord>(records: readonly Found[] = []): RecordIndex<Found> {
  const byKey = new Map<string, Found[]>()
  const add = (record: Found) => {
    for (const key of findKeys(record, [0])) {
      const alike = byKey.get(key) ?? []
      alike.push(record)
      byKey.set(key, alike)
    }
  }
  for (const record of records) add(record)
  return {
    add,
    find: (record) =>
      findKeys(record, [-1, 0, 1])
        .flatMap((key) => byKey.get(key) ?? [])
        .find((other) => isSameRecord(record, other)),
  }
}

/** Keys that a record shares with the same one of another list, in periods around its date. */
function findKeys({ distCode, timeCs, date, holder }: ListedRecord, periods: readonly number[]): string[] {
  const period = Math.floor(daysBetween(EPOCH, date) / RECORD_IMPORT.days)
  const names = [...holderKeys(holder), holder.registryId && `id ${holder.registryId}`]
  return names.flatMap((name) =>
    name === null ? [] : periods.map((offset) => [distCode, timeCs, period + offset, name].join(' ')),
  )
}

const EPOCH = '1900-01-01'

/** A time of a published result or of an import. */
export interface SourcedTime extends RecordTime {
  readonly isImported: boolean
  /** Null of teams and of holders without a profile. */
  readonly swimmerId: number | null
}

/**
 * Returns the times that set or equalled a record, imported ones as if they had been swum here. A record of a swimmer
 * that is both imported and a published result counts once, as the result.
 * @param times of one distance, gender and group, in any order
 */
export function sourcedProgress<Time extends SourcedTime>(times: readonly Time[]): SetRecord<Time>[] {
  const set = recordProgress(times)
  const results = set.flatMap(({ time }) => (time.isImported ? [] : time))
  const counting = set.flatMap(({ time }) =>
    time.isImported && results.some((result) => isSameStart(time, result)) ? [] : time,
  )
  return counting.length === set.length ? set : recordProgress(counting)
}

const isSameStart = (one: SourcedTime, other: SourcedTime) =>
  one.swimmerId !== null &&
  one.swimmerId === other.swimmerId &&
  one.timeCs === other.timeCs &&
  Math.abs(daysBetween(one.date, other.date)) <= RECORD_IMPORT.days
