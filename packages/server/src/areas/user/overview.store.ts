/** SQL of what an account has to do and to expect. */

import { addDays } from '@polynya/domain'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { selectEntries } from '../places/entries.store.ts'

interface Whose {
  readonly accountId: number
  readonly now: Date
}

/** Most rows that an overview shows of its starts. */
const MOST_STARTS = 100

/**
 * Returns the entries of an account's swimmers, as captains and as members of teams, in events that may not have ended: no
 * calendar is more than a day behind UTC. Entries whose hold has expired are left out.
 */
export const listStarts = (db: Db, { accountId, now }: Whose) =>
  selectEntries(db)
    .innerJoin('participation', 'participation.entry_id', 'entry.id')
    .innerJoin('registration', 'registration.id', 'participation.registration_id')
    .innerJoin('swimmer as own', 'own.id', 'registration.swimmer_id')
    .innerJoin('event', 'event.id', 'entry.event_id')
    .leftJoin('start_list as list', (join) =>
      join
        .onRef('list.offer_distance_id', '=', 'entry.offer_distance_id')
        .on('list.published_at', 'is not', null),
    )
    .leftJoin('start_place as place', (join) =>
      join
        .onRef('place.entry_id', '=', 'entry.id')
        .onRef('place.offer_distance_id', '=', 'list.offer_distance_id'),
    )
    .where('own.account_id', '=', accountId)
    .where('entry.order_id', 'is not', null)
    .where('event.event_state', '<>', 'calledOff')
    .where(
      sql<SqlBool>`coalesce(event.end_date, event.start_date) >= ${addDays(now.toISOString().slice(0, 10), -1)}::date`,
    )
    .where(
      sql<SqlBool>`(entry.state = 'confirmed'
        or entry.state = 'held' and (entry.hold_until is null or entry.hold_until > ${now}))`,
    )
    .select([
      'own.id as own_id',
      'own.iwsaid as own_iwsaid',
      'own.dob as own_dob',
      'own.gender as own_gender',
    ])
    .select(['own.first_name as own_first_name', 'own.last_name as own_last_name'])
    .select(['own.native_first_name as own_native_first_name'])
    .select(['own.native_last_name as own_native_last_name', 'as_member'])
    .select(['event.name as event_name', 'event.name_en as event_name_en', 'start_date', 'end_date'])
    .select(['time_zone', 'entry_rules', 'heat', 'lane', 'starts_at', 'scratched_at'])
    .orderBy('start_date')
    .orderBy('starts_at', (by) => by.asc().nullsLast())
    .orderBy('heat', (by) => by.asc().nullsLast())
    .orderBy('entry.id')
    .orderBy('own.id')
    .limit(MOST_STARTS)
    .execute()

export type OwnStartRow = Awaited<ReturnType<typeof listStarts>>[number]

/** Returns the swimmers of an account by name. */
export const listOwnSwimmers = (db: Db, accountId: number) =>
  db
    .selectFrom('swimmer')
    .where('account_id', '=', accountId)
    .select(['id as swimmer_id', 'iwsaid', 'first_name', 'last_name', 'gender as swimmer_gender'])
    .select(['native_first_name', 'native_last_name', 'dob', 'region', 'confirmed_at'])
    .orderBy('name_key')
    .orderBy('id')
    .execute()

export type OwnSwimmerRow = Awaited<ReturnType<typeof listOwnSwimmers>>[number]
