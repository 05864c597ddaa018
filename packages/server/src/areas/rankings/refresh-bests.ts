/** Computes the best results of swimmers again, at the end of the transaction that changes published results. */

import {
  bestTimes,
  type DistCode,
  EVERY,
  type Every,
  pointsTotals,
  progressOf,
  type RankingScope,
} from '@polynya/domain'
import { lockStandings } from '../../db/lock-standings.ts'
import type { Tx } from '../../db/schema.ts'
import { listNorms, type NormTables } from '../rankNorms/rank-norms.store.ts'
import {
  listPublishedTimes,
  type PublishedTime,
  type Refreshed,
  replaceBestResults,
  replaceMarks,
  swimmersIn,
  swimmersOn,
} from './best-results.store.ts'
import { rankOf } from './rank-of.ts'

/** Few enough for a statement to end long before its time limit, on a busy machine too. */
const BATCH = 250

/**
 * Refreshes the best results of swimmers, and how each of their published times compares with the earlier ones.
 * @param code the only distance whose results changed; absent is any
 */
export async function refreshBests(tx: Tx, swimmerIds: readonly number[], code?: DistCode): Promise<void> {
  if (swimmerIds.length === 0) return
  await lockStandings(tx)
  const norms = await listNorms(tx)
  const codes: Refreshed['codes'] = code && [code, EVERY]
  for (let from = 0; from < swimmerIds.length; from += BATCH) {
    await refreshSome(tx, { swimmerIds: swimmerIds.slice(from, from + BATCH), codes }, norms)
  }
}

async function refreshSome(tx: Tx, refreshed: Refreshed, norms: NormTables) {
  const isOn = ({ distCode }: { readonly distCode: DistCode | Every }) =>
    refreshed.codes?.includes(distCode) ?? true
  const times = await listPublishedTimes(tx, refreshed.swimmerIds)
  const bySwimmer = [...Map.groupBy(times, ({ swimmerId }) => swimmerId).values()]
  await replaceBestResults(
    tx,
    refreshed,
    bySwimmer.flatMap(bestRowsOf).filter((row) => isOn({ distCode: row.dist_code })),
  )
  const progress = bySwimmer.flatMap((ofSwimmer) => [...progressOf(ofSwimmer.filter(isOn))])
  await replaceMarks(
    tx,
    refreshed,
    progress.map(([time, each]) => ({ id: time.resultId, progress: each, rank: rankOf(time, norms) })),
  )
}

/** Refreshes the best results of those who entered a distance. */
export async function refreshDistanceBests(
  tx: Tx,
  distance: { readonly id: number; readonly distCode: DistCode },
): Promise<void> {
  const swimmers = await swimmersOn(tx, distance.id)
  await refreshBests(
    tx,
    swimmers.map(({ swimmer_id }) => swimmer_id),
    distance.distCode,
  )
}

/** Refreshes the best results of those who entered an event: its results count while it is public and takes place. */
export async function refreshEventBests(tx: Tx, eventId: number): Promise<void> {
  await refreshBests(
    tx,
    (await swimmersIn(tx, eventId)).map(({ swimmer_id }) => swimmer_id),
  )
}

/** Returns the best results of one swimmer, computed from the published times. */
export function bestRowsOf(times: readonly PublishedTime[]) {
  const [swimmer] = times
  if (!swimmer) return []
  const bests = bestTimes(times.map((time) => ({ ...time, birthYear: Number(time.dob.slice(0, 4)) })))
  return [
    ...bests.map(({ scope, result }) => ({
      ...scopeColumns(scope, swimmer),
      para_group: result.paraGroup,
      event_id: result.eventId,
      result_water_cat: result.waterCat,
      time_cs: result.timeCs,
      points: result.points,
      distances: 1,
      sort_key: result.timeCs,
    })),
    ...pointsTotals(bests).map(({ scope, points, distances }) => ({
      ...scopeColumns(scope, swimmer),
      para_group: null,
      event_id: null,
      result_water_cat: null,
      time_cs: null,
      points,
      distances,
      sort_key: -points,
    })),
  ]
}

const scopeColumns = (scope: RankingScope, { swimmerId, gender, country, region }: PublishedTime) => ({
  swimmer_id: swimmerId,
  dist_code: scope.distCode,
  season: scope.season,
  water_cat: scope.waterCat,
  age_group: scope.ageGroup,
  gender,
  country,
  region,
})
