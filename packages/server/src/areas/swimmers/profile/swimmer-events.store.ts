/** SQL of events that a swimmer entered. */

import type { DistCode } from '@polynya/domain'
import type { Db } from '../../../db/schema.ts'

interface EnteredEvent {
  readonly id: number
  readonly name: string
  readonly nameEn: string | null
  readonly startDate: string
  readonly endDate: string
  readonly entries: readonly { readonly id: number; readonly distCode: DistCode }[]
}

/** Returns the public entries: confirmed ones of published events that have dates and take place, the latest last. */
export async function listSwimmerEvents(db: Db, swimmerId: number): Promise<EnteredEvent[]> {
  const rows = await db
    .selectFrom('entry')
    .innerJoin('event', 'event.id', 'entry.event_id')
    .innerJoin('offer_distance', 'offer_distance.id', 'entry.offer_distance_id')
    .where('entry.swimmer_id', '=', swimmerId)
    .where('entry.state', '=', 'confirmed')
    .where('event.public', '=', true)
    .where('event.event_state', '!=', 'calledOff')
    .where('event.start_date', 'is not', null)
    .select(['event.id', 'event.name', 'event.name_en', 'event.start_date', 'event.end_date'])
    .select(['entry.id as entry_id', 'dist_code'])
    .orderBy('event.start_date')
    .orderBy('event.id')
    .orderBy('entry.id')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((entries) => {
    const [first] = entries
    if (!first?.start_date) return []
    const { id, name, name_en: nameEn, start_date: startDate, end_date: endDate } = first
    const distances = entries.map((entry) => ({ id: entry.entry_id, distCode: entry.dist_code }))
    return [{ id, name, nameEn, startDate, endDate: endDate ?? startDate, entries: distances }]
  })
}
