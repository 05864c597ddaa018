/**
 * What follows each change of published results, at the end of the transaction that makes it: personal bests and rankings,
 * records, medals, series. The transaction has called `lockStandings` first, so that two of them never wait for each other.
 */

import type { DistCode } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { refreshBests, refreshDistanceBests, refreshEventBests } from '../rankings/refresh-bests.ts'
import { refreshEventRecords, refreshRecords, refreshSwimmerRecords } from '../records/refresh-records.ts'
import { refreshEventSeries, refreshSwimmerSeries } from '../series/refresh-series.ts'
import { refreshMedals, refreshSwimmerMedals } from './refresh-medals.ts'

interface ChangedDistance {
  readonly id: number
  readonly eventId: number
  readonly distCode: DistCode
  /** Swimmers whose results changed; absent is all who entered. */
  readonly swimmerIds?: readonly number[]
}

/** Refreshes the standings after a change of the published results of a distance. */
export async function refreshDistance(tx: Tx, { swimmerIds, ...distance }: ChangedDistance): Promise<void> {
  if (swimmerIds) await refreshBests(tx, swimmerIds, distance.distCode)
  else await refreshDistanceBests(tx, distance)
  await refreshRecords(tx, [distance])
  await refreshMedals(tx, distance)
  await refreshEventSeries(tx, [distance.eventId])
}

/** Refreshes the standings after an event moved, was hidden, shown or called off. Medals are read with its state. */
export async function refreshEvent(tx: Tx, eventId: number): Promise<void> {
  await refreshEventBests(tx, eventId)
  await refreshEventRecords(tx, eventId)
  await refreshEventSeries(tx, [eventId])
}

/** Refreshes the standings of a swimmer after a change of the profile that decides where results count. */
export async function refreshSwimmer(tx: Tx, swimmerId: number): Promise<void> {
  await refreshBests(tx, [swimmerId])
  await refreshSwimmerRecords(tx, swimmerId)
  await refreshSwimmerMedals(tx, swimmerId)
  await refreshSwimmerSeries(tx, swimmerId)
}
