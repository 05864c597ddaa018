/** The heats of start lists as they swim on the day. See docs/rules.md#heats-on-the-day. */

import type { PlannedHeat } from './heat-forecast.ts'
import type { HeatRef } from './merged-heats.ts'

interface DayLane {
  readonly scratched: boolean
  readonly starter: { readonly entryId: number }
}

interface DayHeat {
  readonly heat: number
  /** Start by the timetable, an ISO instant. */
  readonly startsAt: string | null
  /** The heats that swim together with it, the one that it was merged into first. */
  readonly mergedWith: readonly HeatRef[]
  /** Whether it was merged into another heat. */
  readonly isMerged: boolean
  readonly lanes: readonly DayLane[]
}

/** A start list as far as the order of its heats needs it. */
interface DayList {
  readonly distanceId: number
  readonly session: number
  readonly heats: readonly DayHeat[]
}

/** A heat of one list. */
export interface ListedHeat<List extends DayList> {
  readonly list: List
  readonly heat: List['heats'][number]
}

export const heatKey = ({ distanceId, heat }: HeatRef): string => `${distanceId} ${heat}`

export const heatRefOf = ({ list: { distanceId }, heat: { heat } }: ListedHeat<DayList>): HeatRef => ({
  distanceId,
  heat,
})

/** Returns the heat that a heat was merged into; itself if it was not merged. */
export function listedHost(part: ListedHeat<DayList>): HeatRef {
  const [host] = part.heat.isMerged ? part.heat.mergedWith : []
  return host ?? heatRefOf(part)
}

/** Returns the lanes of a heat that start. */
export const startersOf = <List extends DayList>({ heat }: ListedHeat<List>) =>
  heat.lanes.filter(({ scratched }) => !scratched) as List['heats'][number]['lanes'][number][]

/**
 * Returns the heats with starters by session and planned start; without one, in the order of the lists. Merged heats are
 * one, the heat that the others were merged into first.
 */
export function heatsOfDay<List extends DayList>(lists: readonly List[]): ListedHeat<List>[][] {
  const heats = lists
    .flatMap((list) => list.heats.map((heat): ListedHeat<List> => ({ list, heat })))
    .filter((part) => startersOf(part).length > 0)
    .toSorted(
      (one, other) =>
        one.list.session - other.list.session ||
        (one.heat.startsAt && other.heat.startsAt
          ? Date.parse(one.heat.startsAt) - Date.parse(other.heat.startsAt)
          : 0),
    )
  return [...Map.groupBy(heats, (part) => heatKey(listedHost(part))).values()].map((parts) =>
    parts.toSorted((one, other) => Number(one.heat.isMerged) - Number(other.heat.isMerged)),
  )
}

/**
 * Returns a heat of the day as its forecast reads it.
 * @param started keys of the heats that the starter has started
 */
export function plannedHeat(
  parts: readonly ListedHeat<DayList>[],
  started: ReadonlySet<string>,
): PlannedHeat {
  const [first] = parts
  return {
    session: first?.list.session ?? 0,
    startsAt: first?.heat.startsAt ? new Date(first.heat.startsAt) : null,
    entryIds: parts.flatMap((part) => startersOf(part).map(({ starter }) => starter.entryId)),
    isStarted: parts.some((part) => started.has(heatKey(heatRefOf(part)))),
  }
}
