/** Computes the best results of swimmers again, at the end of the transaction that changes published results. */

import { bestTimes, pointsTotals, type RankingScope } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import {
  listPublishedTimes,
  lockBestResults,
  type PublishedTime,
  replaceBestResults,
  swimmersIn,
  swimmersOn,
} from './best-results.store.ts'

/** Refreshes the best results of swimmers. */
export async function refreshBests(tx: Tx, swimmerIds: readonly number[]): Promise<void> {
  if (swimmerIds.length === 0) return
  await lockBestResults(tx)
  const bySwimmer = Map.groupBy(await listPublishedTimes(tx, swimmerIds), ({ swimmerId }) => swimmerId)
  await replaceBestResults(tx, swimmerIds, [...bySwimmer.values()].flatMap(rowsOf))
}

/** Refreshes the best results of those who entered a distance. */
export async function refreshDistanceBests(tx: Tx, distanceId: number): Promise<void> {
  await refreshBests(
    tx,
    (await swimmersOn(tx, distanceId)).map(({ swimmer_id }) => swimmer_id),
  )
}

/** Refreshes the best results of those who entered an event: its results count while it is public and takes place. */
export async function refreshEventBests(tx: Tx, eventId: number): Promise<void> {
  await refreshBests(
    tx,
    (await swimmersIn(tx, eventId)).map(({ swimmer_id }) => swimmer_id),
  )
}

function rowsOf(times: readonly PublishedTime[]) {
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
