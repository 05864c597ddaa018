/** SQL of the values that the filters of the list of events offer, and of the numbers of entrants. */

import type { DistCode } from '@polynya/domain'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/schema.ts'

/** The starts, regions and water categories of the public events, each combination once. */
export const listPublicTraits = (db: Db) =>
  db
    .selectFrom('event')
    .where('public', '=', true)
    .select([sql<string | null>`left(start_date::text, 7)`.as('month'), 'region', 'water_cat'])
    .distinct()
    .execute()

/** The distances that public events offer. */
export async function listOfferedDistances(db: Db): Promise<DistCode[]> {
  const rows = await db
    .selectFrom('offer_distance')
    .innerJoin('offer', 'offer.id', 'offer_id')
    .innerJoin('event', 'event.id', 'event_id')
    .where('public', '=', true)
    .select('dist_code')
    .distinct()
    .execute()
  return rows.map(({ dist_code }) => dist_code)
}

/** The numbers of swimmers with confirmed entries of those of the events that are public. */
export const countSwimmers = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('event')
    .where(sql<SqlBool>`event.id = any(${ids}::integer[])`)
    .where('public', '=', true)
    .select([
      'event.id as eventId',
      sql<number>`(
      select count(distinct participation.registration_id)::integer from entry
        join participation on participation.entry_id = entry.id
          and participation.entered_event_id = entry.event_id
        where entry.event_id = event.id and entry.state = 'confirmed')`.as('totalSwimmers'),
    ])
    .orderBy('event.id')
    .execute()
