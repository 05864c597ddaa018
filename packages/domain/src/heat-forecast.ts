/** The heats of an event on its day: which one swims, and when the others start. See docs/rules.md#heats-on-the-day. */

import { hasStarted, type ResultStatus } from './results.ts'

/** A heat of a start list, in swimming order with others. */
export interface PlannedHeat {
  readonly session: number
  /** Start by the timetable; null if the timetable has none. */
  readonly startsAt: Date | null
  /** Entries that start. */
  readonly entryIds: readonly number[]
  /** Whether the starter's phone has started it. */
  readonly isStarted: boolean
}

type Results = ReadonlyMap<number, { readonly status: ResultStatus }>

/** Minutes before its planned start from which a heat without earlier results is called. */
const CALL_MINUTES = 10
const MINUTE_MS = 60_000

/**
 * Returns the index of the heat that swims or is next: the last heat that was started or in which an entry started,
 * while lanes of it have no result, otherwise the first one after it that lacks results; 0 before the first start, the
 * number of heats after the last. Withdrawals are recorded ahead: they do not make a later heat the current one.
 * @param results by entry
 */
export function currentHeat(heats: readonly PlannedHeat[], results: Results): number {
  const swam = (entryId: number) => {
    const result = results.get(entryId)
    return result !== undefined && hasStarted(result.status)
  }
  const last = heats.findLastIndex(({ entryIds, isStarted }) => isStarted || entryIds.some(swam))
  const index = heats.findIndex(
    ({ entryIds }, each) => each >= Math.max(0, last) && !entryIds.every((id) => results.has(id)),
  )
  return index < 0 ? heats.length : index
}

interface Moment {
  /** Index of the current heat. */
  readonly current: number
  readonly now: Date
}

/** Whether the current heat swims now: it was started, or its session is under way or about to start. */
export function isCalled(heats: readonly PlannedHeat[], { current, now }: Moment): boolean {
  const heat = heats[current]
  if (!heat) return false
  if (heat.isStarted || heat.startsAt === null || isUnderWay(heats, current)) return true
  return heat.startsAt.getTime() - now.getTime() <= CALL_MINUTES * MINUTE_MS
}

/** Whether an earlier heat of the session of the current one has been swum. */
const isUnderWay = (heats: readonly PlannedHeat[], current: number): boolean =>
  heats[current - 1]?.session === heats[current]?.session

/**
 * Returns when a heat is expected to start: by the timetable, moved by the delay or the lead of the current heat if both
 * are of one session. A session does not start before its time.
 * @returns null if the timetable has no start, or the heat has been swum
 */
export function expectedStart(
  heats: readonly PlannedHeat[],
  index: number,
  { current, now }: Moment,
): Date | null {
  const heat = heats[index]
  const head = heats[current]
  if (!heat?.startsAt || !head || index < current) return null
  const planned = heat.startsAt.getTime()
  const late = head.startsAt && head.session === heat.session ? now.getTime() - head.startsAt.getTime() : 0
  const moved = planned + (isUnderWay(heats, current) ? late : Math.max(0, late))
  return new Date(Math.max(moved, now.getTime()))
}

/**
 * Returns the rounded minutes until an instant: whole ones up to ten, then steps of five.
 * @returns null if it is more than an hour away
 */
export function aboutMinutes(at: Date, now: Date): number | null {
  const minutes = Math.max(0, Math.round((at.getTime() - now.getTime()) / MINUTE_MS))
  if (minutes > 60) return null
  return minutes <= 10 ? minutes : Math.round(minutes / 5) * 5
}
