/** SQL of registrations: swimmers of an event, with their entries and orders. */

import { ADMISSION_KINDS, ADMISSIONS, AGE, type EntryState, searchKey } from '@polynya/domain'
import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import { startsWith } from '../../db/starts-with.ts'
import type { AdmissionRules } from '../admissions/event-admissions.ts'
import { ACTIVE } from '../places/entries.store.ts'

export interface RegistrationFilter {
  readonly eventId: number
  readonly distanceId?: number | undefined
  /** Without it, entries that take a place or wait for one. */
  readonly state?: EntryState | undefined
  readonly isPaid?: boolean | undefined
  readonly checkedIn?: boolean | undefined
  /** Swimmers without a required document of admission, or with one that is not reviewed. */
  readonly admissions?: 'missing' | 'pending' | undefined
  /** The documents that the event requires; null is none. */
  readonly rules?: AdmissionRules | null
  readonly ageGroup?: string | undefined
  readonly region?: string | undefined
  /** A competition number, a registry ID, or the start of a name. */
  readonly search?: string | undefined
}

export interface RegistrationPageQuery {
  readonly sort: keyof typeof ORDER
  readonly order: 'asc' | 'desc'
  readonly limit: number | null
  readonly offset: number
}

const ORDER = {
  lastName: sql`swimmer.name_key`,
  number: sql`registration.number`,
  age: sql`registration.age`,
  registeredAt: sql`registration.created_at`,
} as const

const select = (db: Db) =>
  db
    .selectFrom('registration')
    .innerJoin('swimmer', 'swimmer.id', 'registration.swimmer_id')
    .leftJoin('account', 'account.id', 'registration.account_id')

const withSwimmer = (db: Db) =>
  select(db)
    .select(['registration.id', 'registration.swimmer_id', 'number', 'age', 'age_group', 'checked_in_at'])
    .select(['registration.created_at', 'account.email', 'iwsaid', 'gender', 'country', 'swimmer.region'])
    .select(['swimmer.first_name', 'swimmer.last_name', 'city', 'club', 'dob', 'event_id'])
    .select(['native_first_name', 'native_patronim', 'native_last_name'])

export type RegistrationRow = Awaited<ReturnType<typeof listRegistrations>>[number]

/** Returns the registrations that match a filter, in a stable order. */
export function listRegistrations(db: Db, filter: RegistrationFilter, page: RegistrationPageQuery) {
  return withSwimmer(db)
    .where(matching(filter))
    .orderBy(ORDER[page.sort], (by) => (page.order === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy(ORDER.lastName)
    .orderBy('registration.id')
    .$if(page.limit !== null, (query) => query.limit(page.limit ?? 0))
    .offset(page.offset)
    .execute()
}

export const getRegistration = (db: Db, id: number): Promise<RegistrationRow> =>
  withSwimmer(db).where('registration.id', '=', id).executeTakeFirstOrThrow()

/** Counts the registrations that match a filter, and those of them that are checked in. */
export function countRegistrations(db: Db, filter: RegistrationFilter) {
  return select(db)
    .where(matching(filter))
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('registration.checked_in_at').as('checkedIn'),
    ])
    .executeTakeFirstOrThrow()
}

function matching(filter: RegistrationFilter) {
  const { eventId, isPaid, checkedIn, ageGroup, region, search } = filter
  const conditions = [sql`registration.event_id = ${eventId}`, entered(filter)]
  if (isPaid !== undefined) conditions.push(isPaid ? PAID : sql`not (${PAID})`)
  if (checkedIn !== undefined) conditions.push(sql`(registration.checked_in_at is not null) = ${checkedIn}`)
  if (ageGroup !== undefined) conditions.push(sql`registration.age_group = ${ageGroup}`)
  if (region !== undefined) conditions.push(sql`swimmer.region = ${region}`)
  if (filter.admissions !== undefined)
    conditions.push(WITH_ADMISSIONS[filter.admissions](filter.rules ?? null))
  if (search !== undefined) conditions.push(found(search.trim()))
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

const OF_MINORS = ADMISSION_KINDS.filter((kind) => ADMISSIONS[kind].ofMinors)

/** The rules of admission (`admissionStates`) as conditions of SQL. */
const WITH_ADMISSIONS = {
  missing: (rules) => sql`exists (
    select from unnest(${rules?.kinds ?? []}::text[]) as required(kind)
    where (required.kind <> all(${OF_MINORS}::text[])
        or swimmer.dob > ${rules?.firstDay ?? null}::date - make_interval(years => ${AGE.adult}))
      and not exists (select from swimmer_document as document
        where document.swimmer_id = swimmer.id and document.kind = required.kind and document.state <> 'refused'
          and (document.valid_until is null or document.valid_until >= ${rules?.lastDay ?? null}::date)))`,
  pending: (rules) => sql`exists (select from swimmer_document as document
    where document.swimmer_id = swimmer.id and document.state = 'pending'
      and document.kind = any(${rules?.kinds ?? []}::text[]))`,
} as const satisfies Record<string, (rules: AdmissionRules | null) => ReturnType<typeof sql>>

const ofRegistration = sql`select from participation join entry on entry.id = participation.entry_id
  where participation.registration_id = registration.id`
const PAID = sql`exists (${ofRegistration} and state = 'confirmed')
  and not exists (${ofRegistration} and state = 'held')`

function entered({ distanceId, state }: RegistrationFilter) {
  const states = state === undefined ? ACTIVE : [state]
  const distance = distanceId === undefined ? sql`` : sql`and entry.offer_distance_id = ${distanceId}`
  return sql`exists (${ofRegistration} and entry.state = any(${states}::text[]) ${distance})`
}

/** A swimmer at the desk gives a number, a name or a registry ID; a name may look like an ID. */
function found(search: string) {
  if (/^\d{1,9}$/.test(search)) return sql`registration.number = ${Number(search)}`
  return sql`(swimmer.iwsaid = ${search.toUpperCase()} or exists (select from swimmer_name as name
    where name.swimmer_id = swimmer.id and ${startsWith('name.key', searchKey(search))}))`
}

/** Returns the entries of registrations in every state, oldest first. */
export function listRegisteredEntries(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('entry')
    .innerJoin('offer_distance as distance', 'distance.id', 'entry.offer_distance_id')
    .innerJoin('participation', 'participation.entry_id', 'entry.id')
    .leftJoin('team', 'team.entry_id', 'entry.id')
    .where(sql<SqlBool>`participation.registration_id = any(${ids}::integer[])`)
    .select([
      'entry.id',
      'participation.registration_id',
      'entry.state',
      'division',
      'seed_time_cs',
      'order_id',
    ])
    .select(['distance.id as distance_id', 'dist_code', 'distance.gender'])
    .select(['team.code as team_code', 'team.name_ru as team_name_ru', 'team.name_en as team_name_en'])
    .orderBy('entry.id')
    .execute()
}

export type RegisteredEntryRow = Awaited<ReturnType<typeof listRegisteredEntries>>[number]

/** Returns the price of each registration in its orders, in the currency of the event. */
export function listRegisteredOrders(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('registration')
    .innerJoin('entry_order', 'entry_order.event_id', 'registration.event_id')
    .innerJoin('order_item', (join) =>
      join
        .onRef('order_item.order_id', '=', 'entry_order.id')
        .onRef('order_item.swimmer_id', '=', 'registration.swimmer_id'),
    )
    .where(sql<SqlBool>`registration.id = any(${ids}::integer[])`)
    .select(['registration.id as registration_id', 'entry_order.id', 'status', 'order_item.total'])
    .select(['original_currency', 'paid_at'])
    .orderBy('entry_order.id')
    .execute()
}

export type RegisteredOrderRow = Awaited<ReturnType<typeof listRegisteredOrders>>[number]

/** A registration of an event, locked for the rest of the transaction. */
export const lockRegistration = (tx: Tx, eventId: number, id: number) =>
  tx
    .selectFrom('registration')
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .select(['id', 'checked_in_at'])
    .forUpdate()
    .executeTakeFirst()

/** Whether a registration has an entry that takes a place. */
export async function isEntered(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('entry')
    .innerJoin('participation', 'participation.entry_id', 'entry.id')
    .where('participation.registration_id', '=', id)
    .where('state', 'in', ['held', 'confirmed'])
    .select('entry.id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface CheckIn {
  readonly id: number
  readonly at: Date | null
  readonly by: number | null
}

export async function setCheckIn(tx: Tx, { id, at, by }: CheckIn) {
  await tx
    .updateTable('registration')
    .set({ checked_in_at: at, checked_in_by: by })
    .where('id', '=', id)
    .execute()
}
