/** SQL of registrations: a swimmer at an event, and their competition number. */

import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { RegistrationTable } from '../../db/tables/registration.ts'

type NewRegistration = Omit<Insertable<RegistrationTable>, 'number' | 'checked_in_at' | 'checked_in_by'>

/** Registers a swimmer for an event, once; locks the row, so that their entries are counted by one at a time. */
export async function registerSwimmer(tx: Tx, row: NewRegistration): Promise<number> {
  const ids = await registerSwimmers(tx, [row])
  return ids.get(row.swimmer_id) ?? 0
}

/** The same of several swimmers, locked in one order, which prevents deadlocks. Returns the IDs by swimmer. */
export async function registerSwimmers(
  tx: Tx,
  rows: readonly NewRegistration[],
): Promise<Map<number, number>> {
  const ordered = rows.toSorted((one, other) => one.swimmer_id - other.swimmer_id)
  const registered = await tx
    .insertInto('registration')
    .values(ordered.map((row) => ({ ...row, number: null, checked_in_at: null, checked_in_by: null })))
    .onConflict((known) =>
      known.columns(['event_id', 'swimmer_id']).doUpdateSet(({ ref }) => ({
        age: ref('excluded.age'),
        age_group: ref('excluded.age_group'),
      })),
    )
    .returning(['id', 'swimmer_id'])
    .execute()
  return new Map(registered.map(({ id, swimmer_id }) => [swimmer_id, id]))
}

/** Locks registrations, so that the entries of each swimmer are counted by one transaction at a time. */
export async function lockRegistrations(tx: Tx, ids: readonly number[]) {
  await tx.selectFrom('registration').where('id', 'in', ids).select('id').orderBy('id').forUpdate().execute()
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
    .insertInto('registration_counter')
    .values({ event_id: eventId, last_number: without.length })
    .onConflict((known) =>
      known.column('event_id').doUpdateSet((is) => ({
        last_number: is('registration_counter.last_number', '+', without.length),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  const ids = without.map(({ id }) => id)
  const numbers = ids.map((_, index) => last - ids.length + index + 1)
  await sql`update registration set number = given.number
    from unnest(${ids}::integer[], ${numbers}::integer[]) as given(id, number)
    where registration.id = given.id`.execute(tx)
}

/** Returns the swimmers of an account that are registered for an event, with their competition numbers. */
export const listOwnRegistrations = (db: Db, eventId: number, accountId: number) =>
  db
    .selectFrom('registration')
    .innerJoin('swimmer', 'swimmer.id', 'registration.swimmer_id')
    .where('registration.event_id', '=', eventId)
    .where('swimmer.account_id', '=', accountId)
    .select(['swimmer.id', 'registration.number'])
    .execute()
