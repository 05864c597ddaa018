/**
 * The timetable of an event: all start lists of a session one after another, with planned starts.
 * See docs/rules.md#timetable.
 */

/** A session as its timetable reads it. */
export interface TimedSession {
  readonly number: number
  readonly startsAt: Date | null
  /** IDs of its first distances in the order in which they swim; the others follow. */
  readonly distanceOrder: readonly number[]
}

/** A start list as the timetable reads it; lists are given in the order of the programme. */
export interface TimedList {
  readonly distanceId: number
  readonly session: number
  /** Heats that swim on their own; null before the list is seeded. */
  readonly heats: number | null
  /** Entries and lanes give the number of heats before the list is seeded; without lanes all start at once. */
  readonly entries: number
  readonly lanes: number | null
  readonly gapMinutes: number
  /** A start set by hand, which the following lists follow. */
  readonly startsAt: Date | null
}

export interface PlannedList<List> {
  readonly list: List
  /** When the first heat starts; null while neither the session nor a list before it has a start. */
  readonly startsAt: Date | null
  /** Whether it starts before the heats before it have ended. */
  readonly overlaps: boolean
}

/** Returns all lists in the order in which they swim, with their planned starts. */
export function timetable<List extends TimedList>(
  lists: readonly List[],
  sessions: readonly TimedSession[],
): PlannedList<List>[] {
  const numbers = [...new Set(lists.map(({ session }) => session))].sort((a, b) => a - b)
  return numbers.flatMap((number) => {
    const session = sessions.find((each) => each.number === number)
    const own = lists.filter((list) => list.session === number)
    return planned(inSwimmingOrder(own, session?.distanceOrder ?? []), session?.startsAt ?? null)
  })
}

function planned<List extends TimedList>(lists: readonly List[], start: Date | null): PlannedList<List>[] {
  let free = start
  return lists.map((list) => {
    const startsAt = list.startsAt ?? free
    const overlaps = list.startsAt !== null && free !== null && list.startsAt < free
    free = startsAt && new Date(startsAt.getTime() + heatsOf(list) * list.gapMinutes * 60_000)
    return { list, startsAt, overlaps }
  })
}

/** Returns lists in the given order; those that it leaves out follow. */
export function inSwimmingOrder<List extends Pick<TimedList, 'distanceId'>>(
  lists: readonly List[],
  order: readonly number[],
): List[] {
  const rank = ({ distanceId }: List) => {
    const index = order.indexOf(distanceId)
    return index < 0 ? order.length : index
  }
  return lists.toSorted((a, b) => rank(a) - rank(b))
}

function heatsOf({ heats, entries, lanes }: TimedList): number {
  return heats ?? (lanes === null ? Math.min(1, entries) : Math.ceil(entries / lanes))
}
