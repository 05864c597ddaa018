/** Best results of swimmers, by which rankings are made. See docs/rules.md#rankings. */

import { AGE_GROUP_PRESETS, findAgeGroup } from './age-groups.ts'
import { type DistCode, distanceOf } from './distances.ts'
import { seasonOf } from './seasons.ts'
import type { WaterCategory } from './water.ts'

/** Stands for every season, water category, age group or distance of a ranking. */
export const EVERY = 'all'
export type Every = typeof EVERY

/** Age groups of rankings: one set for all events. */
export const RANKING_AGE_GROUPS = AGE_GROUP_PRESETS.iwsa

/** A published time of a swimmer. */
export interface RankedTime {
  readonly distCode: DistCode
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly waterCat: WaterCategory | null
  /** Hundredths of a second. */
  readonly timeCs: number
  readonly points: number | null
  readonly birthYear: number
}

/** The part of the results among which one is the best. */
export interface RankingScope {
  readonly distCode: DistCode | Every
  /** `2025-2026`. */
  readonly season: string | Every
  readonly waterCat: WaterCategory | Every
  readonly ageGroup: string | Every
}

/** Whether a distance has a ranking: individual swims against the clock. */
export const isRanked = (code: DistCode): boolean =>
  ['individual', 'openWater'].includes(distanceOf(code).kind)

/** Returns the age group in which results of a season are ranked, by the age at the end of its first year. */
export const rankingAgeGroup = (birthYear: number, season: string): string | null =>
  findAgeGroup(Number(season.slice(0, 4)) - birthYear, RANKING_AGE_GROUPS)?.code ?? null

export interface BestTime<Result extends RankedTime> {
  readonly scope: RankingScope
  /** The fastest, the earliest of equal ones. */
  readonly result: Result
}

/** Returns the best of the results of one swimmer for every scope that they belong to. */
export function bestTimes<Result extends RankedTime>(results: readonly Result[]): BestTime<Result>[] {
  const best = new Map<string, BestTime<Result>>()
  for (const result of results) {
    if (!isRanked(result.distCode)) continue
    for (const scope of scopesOf(result)) {
      const key = Object.values(scope).join(' ')
      const known = best.get(key)
      if (!known || isBetter(result, known.result)) best.set(key, { scope, result })
    }
  }
  return [...best.values()]
}

export interface PointsTotal {
  readonly scope: RankingScope & { readonly distCode: Every }
  readonly points: number
  /** Number of distances with points. */
  readonly distances: number
}

/** Returns the sum of the points of the best times over distances, for every scope that has points. */
export function pointsTotals(bests: readonly BestTime<RankedTime>[]): PointsTotal[] {
  const totals = new Map<string, PointsTotal>()
  for (const { scope, result } of bests) {
    if (result.points === null) continue
    const { season, waterCat, ageGroup } = scope
    const key = [season, waterCat, ageGroup].join(' ')
    const { points = 0, distances = 0 } = totals.get(key) ?? {}
    totals.set(key, {
      scope: { distCode: EVERY, season, waterCat, ageGroup },
      points: points + result.points,
      distances: distances + 1,
    })
  }
  return [...totals.values()]
}

function scopesOf({ distCode, date, waterCat, birthYear }: RankedTime): RankingScope[] {
  const { label } = seasonOf(date)
  const group = rankingAgeGroup(birthYear, label)
  const waters: (WaterCategory | Every)[] = waterCat === null ? [EVERY] : [EVERY, waterCat]
  const groups = group === null ? [EVERY] : [EVERY, group]
  return [EVERY, label].flatMap((season) =>
    waters.flatMap((water) => groups.map((ageGroup) => ({ distCode, season, waterCat: water, ageGroup }))),
  )
}

const isBetter = (one: RankedTime, other: RankedTime) =>
  one.timeCs < other.timeCs || (one.timeCs === other.timeCs && one.date < other.date)
