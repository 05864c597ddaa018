/** Computes the standings of series again, at the end of the transaction that changes results or rules. */

import { rankingAgeGroup, type SeriesStanding, seriesStandings } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import {
  eventsOfSwimmer,
  listStarts,
  lockSeries,
  replaceStandings,
  type SeriesData,
  seriesOfEvents,
} from './series.store.ts'

/** Refreshes the series of which one of the events is a stage. */
export async function refreshEventSeries(tx: Tx, eventIds: readonly number[]): Promise<void> {
  for (const { id } of await seriesOfEvents(tx, eventIds)) await refreshSeries(tx, id)
}

/** Refreshes the series at whose stages a swimmer has results. */
export async function refreshSwimmerSeries(tx: Tx, swimmerId: number): Promise<void> {
  const events = await eventsOfSwimmer(tx, swimmerId)
  await refreshEventSeries(
    tx,
    events.map(({ id }) => id),
  )
}

/** Refreshes the standings of a series. */
export async function refreshSeries(tx: Tx, id: number): Promise<void> {
  await replaceStandings(tx, id, await standingsOf(tx, await lockSeries(tx, id)))
}

/** Computes the standings of a series from the times of its stages. */
export async function standingsOf(
  tx: Tx,
  { id, rules, season }: Pick<SeriesData, 'id' | 'rules' | 'season'>,
): Promise<SeriesStanding[]> {
  const starts = (await listStarts(tx, id)).map(({ dob, ...start }) => ({
    ...start,
    ageGroup: rankingAgeGroup(Number(dob.slice(0, 4)), season),
  }))
  return seriesStandings(starts, rules)
}
