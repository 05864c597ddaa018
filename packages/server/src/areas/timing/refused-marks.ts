/** Checks the marks of phones against the start lists. */

import type { TimingReceipt } from '@polynya/contract'
import { laneOrder, startsTogether, unknownPlace } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { HandlerCall } from '../../http/call.ts'
import { settingsOf, startedDistances } from '../start-lists/listed-distances.ts'
import { getListedEvent } from '../start-lists/start-lists.store.ts'
import { listPlaces } from './timing.store.ts'

type Refused = TimingReceipt['refused'][number]

/**
 * Returns the marks whose distance, heat or lane the event does not have. A mark that was a mistake needs no place: its
 * heat may be gone since it was stored.
 */
export async function refusedMarks(
  tx: Tx,
  eventId: number,
  marks: HandlerCall<'timing.send'>['body']['marks'],
): Promise<Refused[]> {
  const event = await getListedEvent(tx, eventId)
  const distances = new Map((await startedDistances(tx, eventId)).map((row) => [row.id, row]))
  const places = Map.groupBy(
    await listPlaces(tx, [...new Set(marks.map(({ distanceId }) => distanceId))]),
    ({ offer_distance_id }) => offer_distance_id,
  )
  return marks.flatMap((mark): Refused[] => {
    const distance = distances.get(mark.distanceId)
    const refused = { sentId: mark.sentId, reason: 'not_allowed' } as const
    if (!distance) return [{ ...refused, field: 'distanceId' }]
    // The lane of a mass start is a competition number.
    const lanes = startsTogether(distance.dist_code) ? [] : laneOrder(settingsOf(event, distance).lanes)
    const list = { places: places.get(distance.id) ?? [], lanes }
    const field = mark.isUndone ? null : unknownPlace(mark, list)
    return field ? [{ ...refused, field }] : []
  })
}
