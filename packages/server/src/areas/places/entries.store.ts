/** SQL of entries: of one order, and what swimmers have in an event. */

import { type DistCode, ENTRY_STATES, type EntryState, entryCanBecome, isActiveEntry } from '@polynya/domain'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import { mayStep } from '../../db/steps.ts'
import type { EntryTable } from '../../db/tables/entry.ts'
import type { OrderTerms } from '../../db/tables/entry-order.ts'
import type { SwimmerTable } from '../../db/tables/swimmer.ts'
import { fail } from '../../failure.ts'

/** The states of an entry that takes or awaits a place. */
export const ACTIVE = ENTRY_STATES.filter(isActiveEntry)

export const SWIMMER = [
  'swimmer.iwsaid',
  'swimmer.first_name',
  'swimmer.last_name',
  'swimmer.native_first_name',
  'swimmer.native_last_name',
  'swimmer.gender as swimmer_gender',
] as const

/** A swimmer as entries and items name them. */
export type NamedRow = { readonly swimmer_id: number; readonly swimmer_gender: 1 | 2 } & Pick<
  Selectable<SwimmerTable>,
  'iwsaid' | 'first_name' | 'last_name' | 'native_first_name' | 'native_last_name'
>

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>

/** Until when the owner of the selected entry may change its declared time; null if there is no deadline. */
export const changeUntil = sql<Date | null>`(
  select coalesce((event.entry_rules ->> 'changeUntil')::timestamptz, event.reg_end_at)
    from event where event.id = entry.event_id)`.as('change_until')

/** Whether the start list of the selected entry's distance is locked. */
export const isListLocked = sql<boolean>`exists (
  select 1 from start_list
    where start_list.offer_distance_id = entry.offer_distance_id and locked_at is not null)`.as(
  'is_list_locked',
)

/** Selects entries with their distance, their swimmer and their team. */
export const selectEntries = (db: Db) =>
  db
    .selectFrom('entry')
    .innerJoin('offer_distance', 'offer_distance.id', 'entry.offer_distance_id')
    .innerJoin('swimmer', 'swimmer.id', 'entry.swimmer_id')
    .leftJoin('team', 'team.entry_id', 'entry.id')
    .selectAll('entry')
    .select(['offer_distance.dist_code', 'offer_distance.gender', 'team.code as team_code'])
    .select([changeUntil, isListLocked])
    .select(SWIMMER)

export const findEntry = (db: Db, id: number) =>
  selectEntries(db).where('entry.id', '=', id).executeTakeFirst()

export const listEntriesOf = (db: Db, orderId: number): Promise<EntryRow[]> =>
  selectEntries(db).where('entry.order_id', '=', orderId).orderBy('entry.id').execute()

/** Returns the entries of several orders. */
export const listEntriesOfOrders = async (db: Db, orderIds: readonly number[]): Promise<EntryRow[]> =>
  orderIds.length === 0
    ? []
    : selectEntries(db).where('entry.order_id', 'in', orderIds).orderBy('entry.id').execute()

/** Entries of an order in some states, by which its places are counted. */
export const entriesIn = async (
  db: Db,
  orderId: number,
  states: readonly EntryState[],
): Promise<EntryRow[]> => (await listEntriesOf(db, orderId)).filter(({ state }) => states.includes(state))

/** Returns which of some entries are held now. */
export async function listHeld(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('entry')
    .where('id', 'in', ids)
    .where('state', '=', 'held')
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function insertEntries(tx: Tx, rows: readonly Insertable<EntryTable>[]): Promise<number[]> {
  if (rows.length === 0) return []
  const added = await tx
    .insertInto('entry')
    .values([...rows])
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

export async function insertEntry(tx: Tx, row: Insertable<EntryTable>): Promise<number> {
  const { id } = await tx.insertInto('entry').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

type EntrySetting = Omit<Updateable<EntryTable>, 'id'>

/** Changes entries. Fails with `entry_state` where one of them may not become what it is to be. */
export async function updateEntries(tx: Tx, ids: readonly number[], set: EntrySetting) {
  if (ids.length === 0) return
  const { numUpdatedRows } = await tx
    .updateTable('entry')
    .set(set)
    .where('id', 'in', ids)
    .where(mayEntry(set.state))
    .executeTakeFirst()
  if (numUpdatedRows < ids.length) fail('entry_state')
}

const mayEntry = (to: EntryState | undefined) =>
  mayStep({ column: 'state', all: ENTRY_STATES, may: entryCanBecome, to })

/** Ends the entries that the caller selects, as far as their state allows it; those with a result remain. */
export const endEntries = (tx: Db, { state, now }: { state: 'cancelled' | 'expired'; now: Date }) =>
  tx
    .updateTable('entry')
    .set({ state, waiting_position: null, updated_at: now })
    .where(mayEntry(state))
    .where(hasNoResult)

/** A scalar subquery, which is looked up by the index for each expired hold: an anti-join might read all results. */
const hasNoResult = sql<boolean>`(select result.id from result where result.entry_id = entry.id) is null`

/** An entry that takes a place or waits for one. */
export interface ActiveEntry {
  readonly id: number
  readonly swimmer_id: number
  readonly offer_id: number
  readonly offer_distance_id: number
  readonly order_id: number | null
  readonly state: EntryState
  readonly dist_code: DistCode
  readonly kind: 'individual' | 'relay'
}

interface SwimmersInEvent {
  readonly eventId: number
  readonly swimmerIds: readonly number[]
  readonly now: Date
}

/** Returns the active entries of swimmers in an event, without expired holds. */
export function listActiveEntries(
  db: Db,
  { eventId, swimmerIds, now }: SwimmersInEvent,
): Promise<ActiveEntry[]> {
  if (swimmerIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('entry')
    .innerJoin('offer_distance', 'offer_distance.id', 'entry.offer_distance_id')
    .innerJoin('offer', 'offer.id', 'entry.offer_id')
    .where('entry.event_id', '=', eventId)
    .where('entry.swimmer_id', 'in', swimmerIds)
    .where((is) =>
      is.or([
        is('state', 'in', ['confirmed', 'waitlisted']),
        is.and([is('state', '=', 'held'), is('hold_until', '>', now)]),
      ]),
    )
    .select(['entry.id', 'entry.swimmer_id', 'entry.offer_id', 'entry.offer_distance_id', 'entry.order_id'])
    .select(['entry.state', 'offer_distance.dist_code', 'offer.kind'])
    .execute()
}

/** A paid distance with the order that charged it. */
export interface PaidEntry {
  readonly swimmer_id: number
  readonly offer_id: number
  readonly order_id: number
  readonly terms: OrderTerms
  readonly placed_on: string
  readonly on_spot: boolean
}

/** Paid distances of swimmers in an event. */
export function listPaidEntries(
  db: Db,
  { eventId, swimmerIds }: Pick<SwimmersInEvent, 'eventId' | 'swimmerIds'>,
): Promise<PaidEntry[]> {
  if (swimmerIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('entry')
    .innerJoin('entry_order', 'entry_order.id', 'entry.order_id')
    .where('entry.event_id', '=', eventId)
    .where('entry.swimmer_id', 'in', swimmerIds)
    .where('entry.state', '=', 'confirmed')
    .select(['entry.swimmer_id', 'entry.offer_id', 'entry_order.id as order_id', 'entry_order.terms'])
    .select(['entry_order.placed_on', 'entry_order.on_spot'])
    .execute()
}

/** Assigns the team of an expired entry to the entry that replaces it. */
export async function moveTeam(tx: Tx, { from, to }: { from: number; to: number }) {
  await tx.updateTable('team').set({ entry_id: to }).where('entry_id', '=', from).execute()
}

/** Returns the distances of which swimmers have another active entry: `distance:swimmer`. */
export async function listTakenPlaces(tx: Tx, entries: readonly EntryRow[]): Promise<Set<string>> {
  if (entries.length === 0) return new Set()
  const rows = await tx
    .selectFrom('entry')
    .where(
      'event_id',
      'in',
      entries.map(({ event_id }) => event_id),
    )
    .where(
      'swimmer_id',
      'in',
      entries.map(({ swimmer_id }) => swimmer_id),
    )
    .where('state', 'in', ACTIVE)
    .select(['offer_distance_id', 'swimmer_id'])
    .execute()
  return new Set(rows.map(({ offer_distance_id, swimmer_id }) => `${offer_distance_id}:${swimmer_id}`))
}

/** Returns the active entries of swimmers in an event with their teams, without expired holds. */
export async function listCurrentEntries(
  db: Db,
  { eventId, swimmerIds, now }: SwimmersInEvent,
): Promise<EntryRow[]> {
  if (swimmerIds.length === 0) return []
  const rows = await selectEntries(db)
    .where('entry.event_id', '=', eventId)
    .where('entry.swimmer_id', 'in', swimmerIds)
    .orderBy('entry.id')
    .execute()
  return rows.filter(
    ({ state, hold_until }) =>
      isActiveEntry(state) && (state !== 'held' || (hold_until !== null && hold_until > now)),
  )
}
