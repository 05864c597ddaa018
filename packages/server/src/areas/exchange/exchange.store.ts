/** SQL of what is exchanged with programs of swimming meets. */

import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** What a file says about an event. */
export const getExchangedEvent = (db: Db, id: number) =>
  db
    .selectFrom('event')
    .where('id', '=', id)
    .select(['id', 'name', 'name_en', 'organizer', 'contact_email', 'region', 'address', 'address_en'])
    .select(['start_date', 'time_zone', 'reg_start_at', 'reg_end_at', 'list_settings'])
    .select(['age_group_on', 'age_group_mode', 'age_groups', 'uq_dist_per_event'])
    .select(['currency', 'free_event'])
    .executeTakeFirstOrThrow()

export type ExchangedEvent = Awaited<ReturnType<typeof getExchangedEvent>>

/** The fees of the distances of an event. */
export const listFees = (db: Db, eventId: number) =>
  db
    .selectFrom('offer_distance as distance')
    .innerJoin('offer', 'offer.id', 'distance.offer_id')
    .where('offer.event_id', '=', eventId)
    .select(['distance.id', 'fees'])
    .execute()

/** Swimmers as files name them. */
export const selectPeople = (db: Db) =>
  db
    .selectFrom('swimmer')
    .select(['id as swimmer_id', 'iwsaid', 'first_name', 'last_name', 'native_first_name'])
    .select(['native_last_name', 'gender', 'dob', 'country', 'region', 'club'])
    .orderBy('id')

/** Swimmers by their registry IDs. */
export const listPeople = (db: Db, registryIds: readonly string[]) =>
  selectPeople(db).where(sql<boolean>`iwsaid = any(${registryIds}::text[])`).execute()

export type Person = Awaited<ReturnType<typeof listPeople>>[number]
