/** Series of events, such as a cup, and their standings. See docs/rules.md#series. */

import type { DistCode } from './distances.ts'
import { EVERY, type Every } from './rankings.ts'
import { seasonOf } from './seasons.ts'

/** What a start scores: the value of its place, or its points by the base results. */
export const SERIES_SCORINGS = ['places', 'points'] as const
export type SeriesScoring = (typeof SERIES_SCORINGS)[number]

export const SERIES_LIMITS = { stages: 30, placeValues: 100, value: 10_000, startsPerStage: 20 } as const

export interface SeriesRules {
  readonly scoring: SeriesScoring
  /** Score of each place from the first; later places score nothing. Equal times share the value of their place. */
  readonly placeValues: readonly number[]
  /** Number of best starts that count at a stage; null is all. */
  readonly startsPerStage: number | null
  /** Number of best stages that count; null is all. */
  readonly stagesCounted: number | null
  /** Distances that count; none is all. */
  readonly distances: readonly DistCode[]
}

/** A published time of a swimmer at a stage. */
export interface SeriesStart {
  readonly eventId: number
  readonly distCode: DistCode
  readonly swimmerId: number
  readonly gender: 1 | 2
  /** Age group of rankings in the season of the series; null is ranked in the absolute standing alone. */
  readonly ageGroup: string | null
  /** Hundredths of a second. */
  readonly timeCs: number
  readonly points: number | null
}

export interface StageScore {
  readonly eventId: number
  readonly score: number
  /** Whether it is one of the best stages, which make the total. */
  readonly counts: boolean
}

export interface SeriesStanding {
  readonly gender: 1 | 2
  readonly ageGroup: string | Every
  readonly swimmerId: number
  /** Equal totals are ranked by the best stages; still equal ones share the place. */
  readonly place: number
  readonly score: number
  readonly stages: readonly StageScore[]
}

/** Returns the standings of a series by gender, absolute and by age group. A swimmer without a score is in none. */
export function seriesStandings(starts: readonly SeriesStart[], rules: SeriesRules): SeriesStanding[] {
  const counting = starts.filter(
    ({ distCode }) => rules.distances.length === 0 || rules.distances.includes(distCode),
  )
  const inGroups = counting.flatMap((start) =>
    [EVERY, start.ageGroup].flatMap((ageGroup) => (ageGroup === null ? [] : { start, ageGroup })),
  )
  const groups = Map.groupBy(inGroups, ({ start, ageGroup }) => `${start.gender} ${ageGroup}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { ageGroup, start } = first
    const totals = totalsOf(
      group.map((each) => each.start),
      rules,
    )
    return ranked(totals).map((total) => ({ gender: start.gender, ageGroup, ...total }))
  })
}

/** Whether an event may start on a day as a stage of a series of a season; one without a day may. See docs/rules.md#series. */
export const isOfSeason = (startDate: string | null, season: string): boolean =>
  startDate === null || seasonOf(startDate).label === season

interface Total {
  readonly swimmerId: number
  readonly score: number
  readonly stages: readonly StageScore[]
}

/** Scores of the swimmers of one standing. */
function totalsOf(starts: readonly SeriesStart[], rules: SeriesRules): Total[] {
  const scored = [
    ...Map.groupBy(starts, ({ eventId, distCode }) => `${eventId} ${distCode}`).values(),
  ].flatMap((ofDistance) => scoresOf(ofDistance, rules))
  return [...Map.groupBy(scored, ({ start }) => start.swimmerId)].flatMap(([swimmerId, own]) => {
    const stages = stagesOf(own, rules)
    const score = sum(stages.filter(({ counts }) => counts).map((stage) => stage.score))
    return score > 0 ? [{ swimmerId, score, stages }] : []
  })
}

interface Scored {
  readonly start: SeriesStart
  readonly score: number
}

/** Scores of the starts on one distance of a stage. */
function scoresOf(starts: readonly SeriesStart[], { scoring, placeValues }: SeriesRules): Scored[] {
  if (scoring === 'points') return starts.map((start) => ({ start, score: start.points ?? 0 }))
  const times = starts.map(({ timeCs }) => timeCs).toSorted((one, other) => one - other)
  return starts.map((start) => ({ start, score: placeValues[times.indexOf(start.timeCs)] ?? 0 }))
}

/** The stages of a swimmer, the best one first. */
function stagesOf(scored: readonly Scored[], rules: SeriesRules): StageScore[] {
  const { startsPerStage, stagesCounted } = rules
  return [...Map.groupBy(scored, ({ start }) => start.eventId)]
    .map(([eventId, own]) => {
      const scores = own.map(({ score }) => score).toSorted((one, other) => other - one)
      return { eventId, score: sum(scores.slice(0, startsPerStage ?? scores.length)) }
    })
    .toSorted((one, other) => other.score - one.score || one.eventId - other.eventId)
    .map((stage, index) => ({ ...stage, counts: stagesCounted === null || index < stagesCounted }))
}

function ranked(totals: readonly Total[]): (Total & { readonly place: number })[] {
  const inOrder = totals.toSorted((one, other) => compare(one, other) || one.swimmerId - other.swimmerId)
  let place = 0
  return inOrder.map((total, index) => {
    const before = inOrder[index - 1]
    if (!before || compare(before, total) !== 0) place = index + 1
    return { ...total, place }
  })
}

/** By the total, then by the best stage, the second best and so on. */
function compare(one: Total, other: Total): number {
  if (one.score !== other.score) return other.score - one.score
  const length = Math.max(one.stages.length, other.stages.length)
  for (let index = 0; index < length; index += 1) {
    const difference = (other.stages[index]?.score ?? 0) - (one.stages[index]?.score ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
