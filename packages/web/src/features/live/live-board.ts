/** The heats of an event as the live page and the screen in the hall show them. */

import type { RankedResult, ResultList, Starter, StartHeat, StartLane, StartList } from '@polynya/contract'
import { currentHeat, expectedStart, isCalled, type PlannedHeat } from '@polynya/domain'
import { isResultOf } from '../event-results/result-of.ts'

export interface BoardLane extends Pick<StartLane, 'lane'> {
  readonly starter: Starter
  readonly result: RankedResult | null
}

export interface BoardHeat extends Pick<StartHeat, 'heat'> {
  readonly list: StartList
  readonly lanes: readonly BoardLane[]
  /** Whether the results of its distance are official. */
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

export function boardOf(lists: readonly StartList[], results: readonly ResultList[], now: Date): Board {
  const recorded = new Map(
    results.flatMap((list) => list.results.map((result) => [result.starter.entryId, result] as const)),
  )
  const official = new Set(results.filter(({ state }) => state === 'official').map((list) => list.distanceId))
  const heats = inSwimmingOrder(lists)
  const planned = heats.map(plannedHeat)
  const moment = { current: currentHeat(planned, new Set(recorded.keys())), now }
  const shown = heats.map(({ list, heat }, index): BoardHeat => {
    const lanes = startersOf(heat).map(({ lane, starter }) => ({
      ...{ lane, starter },
      result: recorded.get(starter.entryId) ?? null,
    }))
    const expectedAt = expectedStart(planned, index, moment)
    return { list, heat: heat.heat, lanes, isOfficial: official.has(list.distanceId), expectedAt }
  })
  const called = isCalled(planned, moment) ? (shown[moment.current] ?? null) : null
  return {
    current: called,
    next: shown.slice(called ? moment.current + 1 : moment.current),
    last: shown.filter(({ lanes }) => lanes.some(({ result }) => result !== null)).reverse(),
  }
}

const startersOf = ({ lanes }: StartHeat) => lanes.filter(({ scratched }) => !scratched)

const plannedHeat = ({ list, heat }: ListedHeat): PlannedHeat => ({
  session: list.session,
  startsAt: heat.startsAt === null ? null : new Date(heat.startsAt),
  entryIds: startersOf(heat).map(({ starter }) => starter.entryId),
})

interface ListedHeat {
  readonly list: StartList
  readonly heat: StartHeat
}

/** The heats with starters by session and planned start; without one, in the order of the programme. */
function inSwimmingOrder(lists: readonly StartList[]): ListedHeat[] {
  const heats = lists.flatMap((list) => list.heats.map((heat) => ({ list, heat })))
  return heats
    .filter(({ heat }) => startersOf(heat).length > 0)
    .toSorted(
      (one, other) =>
        one.list.session - other.list.session ||
        (one.heat.startsAt && other.heat.startsAt
          ? Date.parse(one.heat.startsAt) - Date.parse(other.heat.startsAt)
          : 0),
    )
}

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
