/** SQL of the entrants of an event, as its lists show them. */

import { type DistCode, searchKey } from '@polynya/domain'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'
import { startsWith } from '../../db/starts-with.ts'
import type { ShownEntries } from './shown-entries.ts'

/** Entries with their swimmers, teams and current ranks, to be narrowed further. */
export const selectEntered = (db: Db) =>
  withDetails(db.selectFrom('entry').innerJoin('registration', 'registration.id', 'entry.registration_id'))

/** The same, with the members of relay teams beside their captains. */
const selectParticipants = (db: Db) =>
  withDetails(
    selectParticipations(db).innerJoin('registration', 'registration.id', 'participation.registration_id'),
  )

function withDetails(entries: SelectQueryBuilder<Schema, 'entry' | 'registration', object>) {
  return entries
    .innerJoin('swimmer', 'swimmer.id', 'registration.swimmer_id')
    .innerJoin('offer_distance as distance', 'distance.id', 'entry.offer_distance_id')
    .leftJoin('team', 'team.entry_id', 'entry.id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('sport_rank')
          .whereRef('sport_rank.swimmer_id', '=', 'swimmer.id')
          .select('rank')
          .orderBy('valid_from', 'desc')
          .orderBy('sport_rank.id', 'desc')
          .limit(1)
          .as('current_rank'),
      (join) => join.onTrue(),
    )
    .select([
      'swimmer.id as swimmer_id',
      'iwsaid',
      'first_name',
      'last_name',
      'swimmer.gender',
      'dob',
      'rank',
    ])
    .select(['native_first_name', 'native_patronim', 'native_last_name', 'country', 'region', 'city', 'club'])
    .select(['registration.id as registration_id', 'registration.number', 'registration.age_group'])
    .select(['entry.id as entry_id', 'entry.state', 'entry.division', 'seed_time_cs'])
    .select(['distance.id as distance_id', 'dist_code', 'distance.gender as distance_gender'])
    .select(['team.code as team_code', 'team.name_ru as team_name_ru', 'team.name_en as team_name_en'])
    .select(['team.protocol as team_protocol', membersOf.as('team_members')])
}

export interface Member {
  readonly stageId: number
  readonly iwsaId: string
  readonly firstName: string
  readonly lastName: string
  readonly nativeFirstName: string | null
  readonly nativePatronim: string | null
  readonly nativeLastName: string | null
}

/** The members that the protocol of a team names, leg by leg, without reserves. */
const membersOf = sql<Member[] | null>`(
  select json_agg(json_build_object(
      'stageId', named."stageId", 'iwsaId', member.iwsaid,
      'firstName', member.first_name, 'lastName', member.last_name,
      'nativeFirstName', member.native_first_name, 'nativePatronim', member.native_patronim,
      'nativeLastName', member.native_last_name) order by named."stageId")
    from jsonb_to_recordset(team.protocol -> 'members') as named("stageId" integer, "iwsaId" text)
    join swimmer as member on member.iwsaid = named."iwsaId")`

export type EnteredRow = Awaited<ReturnType<ReturnType<typeof selectEntered>['execute']>>[number]

/** Paid entries; or those that wait for their money and still hold a place. */
export const inState = (isPaid: boolean, at: Date) =>
  isPaid
    ? sql<SqlBool>`entry.state = 'confirmed'`
    : sql<SqlBool>`entry.state = 'held' and (entry.hold_until is null or entry.hold_until > ${at})`

interface CompetitorsOptions extends ShownEntries {
  readonly eventId: number
  readonly at: Date
  readonly distCode: DistCode
}

/** Returns the entries on the distances of a code, those with the best declared times first. */
export const listCompetitors = (db: Db, { eventId, at, distCode, isPaid, accountId }: CompetitorsOptions) =>
  selectEntered(db)
    .where('entry.event_id', '=', eventId)
    .where('distance.dist_code', '=', distCode)
    .where(inState(isPaid, at))
    .$if(accountId !== null, (found) => found.where('swimmer.account_id', '=', accountId))
    .orderBy('distance.id')
    .orderBy('swimmer.gender', 'desc')
    .orderBy('seed_time_cs')
    .orderBy('entry.id')
    .execute()

export interface Entrants extends ShownEntries {
  readonly eventId: number
  readonly at: Date
  /** The distances of the programme that count. */
  readonly distanceIds: readonly number[]
}

export interface EntrantsPage extends Entrants {
  readonly gender: 1 | 2 | null
  readonly ageGroup: string | null
  readonly country: string | null
  readonly region: string | null
  /** The start of a last name in any spelling. */
  readonly lastName: string | null
  readonly iwsaid: string | null
  readonly sort: keyof typeof ORDER
  readonly order: 'asc' | 'desc'
  /** Null is all of them. */
  readonly limit: number | null
  readonly offset: number
}

const ORDER = {
  lastName: sql`swimmer.name_key`,
  number: sql`registration.number`,
  ageGroup: sql`registration.age`,
  country: sql`swimmer.country`,
} as const

/** A page of swimmers with their entries on the distances that count, and how many swimmers there are. */
export async function listEntrants(
  db: Db,
  page: EntrantsPage,
): Promise<{ entrants: EnteredRow[][]; total: number }> {
  const found = await entrants(db, page)
    .select('registration.id')
    .orderBy(ORDER[page.sort], (by) => (page.order === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy(ORDER.lastName)
    .orderBy('registration.id')
    .$if(page.limit !== null, (query) => query.limit(page.limit))
    .offset(page.offset)
    .execute()
  const ids = found.map(({ id }) => id)
  const rows = await listEntries(db, page, ids)
  const { total } = await entrants(db, page)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { entrants: ids.map((id) => rows.filter((row) => row.registration_id === id)), total }
}

function listEntries(
  db: Db,
  { isPaid, at, distanceIds }: Entrants,
  ids: readonly number[],
): Promise<EnteredRow[]> {
  return selectParticipants(db)
    .where(sql<SqlBool>`registration.id = any(${ids}::integer[])`)
    .where(sql<SqlBool>`entry.offer_distance_id = any(${distanceIds}::integer[])`)
    .where(inState(isPaid, at))
    .orderBy('entry.id')
    .execute()
}

/** Entries with those who take part by them, to be narrowed to an event: the join names it for the view to read no others. */
const selectParticipations = (db: Db) =>
  db
    .selectFrom('entry')
    .innerJoin('participation', (join) =>
      join
        .onRef('participation.entry_id', '=', 'entry.id')
        .onRef('participation.entered_event_id', '=', 'entry.event_id'),
    )

/** How many swimmers hold places that they have not paid. */
export async function countUnpaid(db: Db, eventId: number, at: Date): Promise<number> {
  const { total } = await selectParticipations(db)
    .where('entry.event_id', '=', eventId)
    .where(inState(false, at))
    .select(({ fn }) => fn.count<number>('participation.registration_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

interface Unpaid {
  readonly eventId: number
  readonly at: Date
  /** Only swimmers of this account; null is all of them. */
  readonly accountId: number | null
}

/** Swimmers who hold places that they have not paid. */
export const listUnpaid = (db: Db, { eventId, at, accountId }: Unpaid) =>
  selectParticipations(db)
    .innerJoin('registration', 'registration.id', 'participation.registration_id')
    .innerJoin('swimmer', 'swimmer.id', 'registration.swimmer_id')
    .where('entry.event_id', '=', eventId)
    .where(inState(false, at))
    .$if(accountId !== null, (query) => query.where('swimmer.account_id', '=', accountId))
    .select(['swimmer.id as swimmer_id', 'iwsaid', 'first_name', 'last_name'])
    .select(['native_first_name', 'native_last_name', 'swimmer.gender as swimmer_gender', 'name_key'])
    .distinct()
    .orderBy('name_key')
    .orderBy('swimmer.id')
    .execute()

/**
 * A query of the countries of those whose entries are confirmed, with how many come from each.
 * @param eventId an ID, or a reference to that of a surrounding query
 */
export const countriesOf = (db: Db, eventId: RawBuilder<number>) =>
  selectParticipations(db)
    .innerJoin('registration', 'registration.id', 'participation.registration_id')
    .innerJoin('swimmer', 'swimmer.id', 'registration.swimmer_id')
    .where('entry.event_id', '=', eventId)
    .where('entry.state', '=', 'confirmed')
    .select(({ fn }) => ['country', fn.count<number>('swimmer.id').distinct().as('swimmers')])
    .groupBy('country')
    .orderBy('country')

function entrants(db: Db, page: EntrantsPage) {
  const { eventId, accountId, gender, ageGroup, country, region, lastName, iwsaid } = page
  const conditions = [sql`registration.event_id = ${eventId}`, entered(page)]
  if (accountId !== null) conditions.push(sql`swimmer.account_id = ${accountId}`)
  if (gender !== null) conditions.push(sql`swimmer.gender = ${gender}`)
  if (ageGroup !== null) conditions.push(sql`registration.age_group = ${ageGroup}`)
  if (country !== null) conditions.push(sql`swimmer.country = ${country}`)
  if (region !== null) conditions.push(sql`swimmer.region = ${region}`)
  if (iwsaid !== null) conditions.push(sql`swimmer.iwsaid = ${iwsaid}`)
  if (lastName !== null) conditions.push(named(lastName))
  return db
    .selectFrom('registration')
    .innerJoin('swimmer', 'swimmer.id', 'registration.swimmer_id')
    .where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`)
}

const entered = ({ isPaid, at, distanceIds }: Entrants) => sql`exists (
  select 1 from participation join entry on entry.id = participation.entry_id
  where participation.registration_id = registration.id
    and entry.offer_distance_id = any(${distanceIds}::integer[]) and ${inState(isPaid, at)})`

const named = (lastName: string) => sql`exists (
  select 1 from swimmer_name as name
    where name.swimmer_id = swimmer.id and name.part = 'last' and ${startsWith('name.key', searchKey(lastName))})`
