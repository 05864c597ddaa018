/** The heats of an event as the live page and the screen in the hall show them. */

import type { RankedResult, ResultList, Starter, StartLane, StartList } from '@polynya/contract'
import {
  currentHeat,
  expectedStart,
  hasStarted,
  heatKey,
  heatRefOf,
  heatsOfDay,
  isCalled,
  isResultOf,
  type ListedHeat,
  plannedHeat,
  startersOf,
} from '@polynya/domain'

export interface BoardLane extends Pick<StartLane, 'lane'>, ListedHeat<StartList> {
  readonly starter: Starter
  readonly result: RankedResult | null
}

/** A heat as it swims: merged heats of several lists are one. */
export interface BoardHeat {
  readonly key: string
  /** The heats of the lists, the one that the others were merged into first. */
  readonly parts: readonly ListedHeat<StartList>[]
  readonly lanes: readonly BoardLane[]
  /** Whether the results of its distances are official. */
  readonly isOfficial: boolean
  /** When it is expected to start; null if it has been swum, or the timetable has no start. */
  readonly expectedAt: Date | null
}

export interface Board {
  /** The heat that swims; null between sessions and after the last heat. */
  readonly current: BoardHeat | null
  readonly next: readonly BoardHeat[]
  /** The heats with results, the last one first. */
  readonly last: readonly BoardHeat[]
}

/** A start of a swimmer. */
export interface BoardStart {
  readonly heat: BoardHeat
  readonly lane: BoardLane
}

interface BoardMoment {
  readonly now: Date
  /** Keys of the heats that the starter's phone has started. */
  readonly started: ReadonlySet<string>
}

export function boardOf(
  lists: readonly StartList[],
  results: readonly ResultList[],
  { now, started }: BoardMoment,
): Board {
  const recorded = new Map(
    results.flatMap((list) => list.results.map((result) => [result.starter.entryId, result] as const)),
  )
  const official = new Set(results.filter(({ state }) => state === 'official').map((list) => list.distanceId))
  const heats = heatsOfDay(lists)
  const planned = heats.map((parts) => plannedHeat(parts, started))
  const moment = { current: currentHeat(planned, recorded), now }
  const shown = heats.map((parts, index): BoardHeat => {
    const lanes = parts.flatMap((part) =>
      startersOf(part).map(({ lane, starter }) => ({
        ...{ ...part, lane, starter },
        result: recorded.get(starter.entryId) ?? null,
      })),
    )
    return {
      key: parts.map(keyOf).join(),
      parts,
      lanes: lanes.toSorted((one, other) => one.lane - other.lane),
      isOfficial: parts.every(({ list }) => official.has(list.distanceId)),
      expectedAt: expectedStart(planned, index, moment),
    }
  })
  const called = isCalled(planned, moment) ? (shown[moment.current] ?? null) : null
  return {
    current: called,
    next: shown.slice(called ? moment.current + 1 : moment.current),
    last: shown
      .filter(({ lanes }, index) =>
        lanes.some(({ result }) => result && (index < moment.current || hasStarted(result.status))),
      )
      .reverse(),
  }
}

const keyOf = (part: ListedHeat<StartList>) => heatKey(heatRefOf(part))

/** The starts of swimmers, also in teams: those to come first. */
export function startsOf({ current, next, last }: Board, iwsaids: ReadonlySet<string>): BoardStart[] {
  const coming = [...(current ? [current] : []), ...next]
  const heats = [...coming, ...last.filter((heat) => heat !== current)]
  return heats.flatMap((heat) =>
    heat.lanes
      .filter((lane) => [...iwsaids].some((iwsaid) => isResultOf(lane, iwsaid)))
      .map((lane) => ({ heat, lane })),
  )
}
