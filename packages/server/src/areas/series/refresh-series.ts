/** Computes the standings of series again, at the end of the transaction that changes results or rules. */

import { rankingAgeGroup, seriesStandings } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { eventsOfSwimmer, listStarts, lockSeries, replaceStandings, seriesOfEvents } from './series.store.ts'

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
  const { rules, season } = await lockSeries(tx, id)
  const starts = (await listStarts(tx, id)).map(({ dob, ...start }) => ({
    ...start,
    ageGroup: rankingAgeGroup(Number(dob.slice(0, 4)), season),
  }))
  await replaceStandings(tx, id, seriesStandings(starts, rules))
}
