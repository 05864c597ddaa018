/** SQL of orders, their items and entries. */

import type { EntryState, OrderStatus } from '@polynya/domain'
import { decimalOf, ENTRY_STATES, entryCanBecome, ORDER_STATUSES, orderCanBecome } from '@polynya/domain'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import { mayStep } from '../../db/steps.ts'
import type { EntryTable } from '../../db/tables/entry.ts'
import type { EntryOrderTable } from '../../db/tables/entry-order.ts'
import type { LedgerTable } from '../../db/tables/ledger.ts'
import type { OrderItemTable } from '../../db/tables/order-item.ts'
import type { RegistrationTable } from '../../db/tables/registration.ts'
import type { SwimmerTable } from '../../db/tables/swimmer.ts'
import { fail } from '../../http/failure.ts'

const EVENT = [
  'event.name as event_name',
  'event.name_en as event_name_en',
  'event.region',
  'event.time_zone',
  'event.event_state',
] as const

/** An order with the shown columns of its event and its payer. */
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

const selectOrders = (db: Db) =>
  db
    .selectFrom('entry_order')
    .innerJoin('event', 'event.id', 'entry_order.event_id')
    .innerJoin('account', 'account.id', 'entry_order.account_id')
    .selectAll('entry_order')
    .select(EVENT)
    .select(['account.email', 'account.language'])

export const findOrder = (db: Db, id: number) =>
  selectOrders(db).where('entry_order.id', '=', id).executeTakeFirst()

export const getOrder = (db: Db, id: number): Promise<OrderRow> =>
  selectOrders(db).where('entry_order.id', '=', id).executeTakeFirstOrThrow()

/** The same, locked for the rest of the transaction. */
export const lockOrder = (tx: Tx, id: number): Promise<OrderRow | undefined> =>
  selectOrders(tx).where('entry_order.id', '=', id).forUpdate('entry_order').executeTakeFirst()

export async function insertOrder(tx: Tx, row: Insertable<EntryOrderTable>): Promise<number> {
  const { id } = await tx.insertInto('entry_order').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

type Setting = Omit<Updateable<EntryOrderTable>, 'version'>

/**
 * Changes an order and increments its version. Fails with `order_state` if its status may not change to the new one.
 */
export async function updateOrder(tx: Tx, id: number, set: Setting) {
  const { status } = set
  const { numUpdatedRows } = await tx
    .updateTable('entry_order')
    .set((is) => ({ ...set, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .where(mayStep({ column: 'status', all: ORDER_STATUSES, may: orderCanBecome, to: status }))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) fail('order_state')
}

interface NewStatus {
  readonly id: number
  readonly status: OrderStatus
  readonly at: Date
}

export const setStatus = (tx: Tx, { id, status, at }: NewStatus) =>
  updateOrder(tx, id, { status, updated_at: at })

const SWIMMER = [
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

export type ItemRow = Selectable<OrderItemTable> &
  NamedRow & { readonly age: number | null; readonly age_group: string | null }

/** The items of orders with their swimmers, in the order in which they were made. */
export function listItems(db: Db, orderIds: readonly number[]): Promise<ItemRow[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('order_item')
    .innerJoin('swimmer', 'swimmer.id', 'order_item.swimmer_id')
    .innerJoin('entry_order', 'entry_order.id', 'order_item.order_id')
    .leftJoin('registration', (join) =>
      join
        .onRef('registration.event_id', '=', 'entry_order.event_id')
        .onRef('registration.swimmer_id', '=', 'order_item.swimmer_id'),
    )
    .where('order_item.order_id', 'in', orderIds)
    .selectAll('order_item')
    .select(SWIMMER)
    .select(['registration.age', 'registration.age_group'])
    .orderBy('order_item.id')
    .execute()
}

export async function insertItems(tx: Tx, rows: readonly Insertable<OrderItemTable>[]) {
  await tx
    .insertInto('order_item')
    .values([...rows])
    .execute()
}

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>

/** Entries with their distance, their swimmer and their team. */
export const selectEntries = (db: Db) =>
  db
    .selectFrom('entry')
    .innerJoin('offer_distance', 'offer_distance.id', 'entry.offer_distance_id')
    .innerJoin('swimmer', 'swimmer.id', 'entry.swimmer_id')
    .leftJoin('team', 'team.entry_id', 'entry.id')
    .selectAll('entry')
    .select(['offer_distance.dist_code', 'offer_distance.gender', 'team.code as team_code'])
    .select(SWIMMER)

export const findEntry = (db: Db, id: number) =>
  selectEntries(db).where('entry.id', '=', id).executeTakeFirst()

export const listEntriesOf = (db: Db, orderId: number): Promise<EntryRow[]> =>
  selectEntries(db).where('entry.order_id', '=', orderId).orderBy('entry.id').execute()

/** Entries of an order in some states, by which its places are counted. */
export const entriesIn = async (
  db: Db,
  orderId: number,
  states: readonly EntryState[],
): Promise<EntryRow[]> => (await listEntriesOf(db, orderId)).filter(({ state }) => states.includes(state))

/** Which of some entries are held at this moment. */
export async function heldOf(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
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

interface Ending {
  readonly state: 'cancelled' | 'expired'
  readonly now: Date
}

/** Ends whichever of the entries that the caller names may end. */
export const endEntries = (tx: Db, { state, now }: Ending) =>
  tx.updateTable('entry').set({ state, waiting_position: null, updated_at: now }).where(mayEntry(state))

type NewRegistration = Omit<Insertable<RegistrationTable>, 'number' | 'checked_in_at' | 'checked_in_by'>

/** Registers a swimmer for an event, once; locks the row, so that their entries are counted by one at a time. */
export async function registerSwimmer(tx: Tx, row: NewRegistration): Promise<number> {
  const { id } = await tx
    .insertInto('registration')
    .values({ ...row, number: null, checked_in_at: null, checked_in_by: null })
    .onConflict((known) =>
      known.columns(['event_id', 'swimmer_id']).doUpdateSet({ age: row.age, age_group: row.age_group }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the registrations that take part by some entries: those of their swimmers, and of the members of their teams. */
export async function registrationsOf(tx: Tx, entryIds: readonly number[]): Promise<number[]> {
  if (entryIds.length === 0) return []
  const rows = await tx
    .selectFrom('participation')
    .where('entry_id', 'in', entryIds)
    .select('registration_id')
    .orderBy('registration_id')
    .execute()
  return rows.map(({ registration_id }) => registration_id)
}

/** Assigns a competition number to each registration that has none. */
export async function giveNumbers(tx: Tx, eventId: number, registrationIds: readonly number[]) {
  if (registrationIds.length === 0) return
  const without = await tx
    .selectFrom('registration')
    .where('id', 'in', registrationIds)
    .where('number', 'is', null)
    .select('id')
    .orderBy('id')
    .execute()
  if (without.length === 0) return
  const { last_number: last } = await tx
    .updateTable('event')
    .set((is) => ({ last_number: is('last_number', '+', without.length) }))
    .where('id', '=', eventId)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  const ids = without.map(({ id }) => id)
  const numbers = ids.map((_, index) => last - ids.length + index + 1)
  await sql`update registration set number = given.number
    from unnest(${ids}::integer[], ${numbers}::integer[]) as given(id, number)
    where registration.id = given.id`.execute(tx)
}

type Posting = Omit<Insertable<LedgerTable>, 'amount'> & { readonly amountMinor: number }

/** Adds a transfer between two ledger accounts. */
export async function post(tx: Tx, { amountMinor, ...row }: Posting) {
  if (amountMinor === 0) return
  await tx
    .insertInto('ledger')
    .values({ ...row, amount: decimalOf(amountMinor) })
    .execute()
}
