/** SQL of stored age groups: those of the registrations of an event. */

import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

/** Returns the age group rules of an event. */
export const getGrouping = (db: Db, eventId: number) =>
  db
    .selectFrom('event')
    .where('id', '=', eventId)
    .select(['id', 'age_group_on', 'start_date', 'age_group_mode', 'age_groups', 'time_zone'])
    .executeTakeFirstOrThrow()

interface NewAgeGroup {
  readonly id: number
  readonly age: number
  readonly ageGroup: string | null
}

/** Stores the ages and the age groups of registrations. */
export async function setAgeGroups(tx: Tx, registrations: readonly NewAgeGroup[]) {
  await sql`update registration set age = computed.age, age_group = computed.age_group
    from unnest(
      ${registrations.map(({ id }) => id)}::integer[],
      ${registrations.map(({ age }) => age)}::integer[],
      ${registrations.map(({ ageGroup }) => ageGroup)}::text[]
    ) as computed(id, age, age_group)
    where registration.id = computed.id`.execute(tx)
}

/** The distances in which registrations start on their own, not as members of a team. */
export async function distancesOfStarters(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('participation')
    .innerJoin('entry', 'entry.id', 'participation.entry_id')
    .leftJoin('team', 'team.entry_id', 'entry.id')
    .where(sql<SqlBool>`participation.registration_id = any(${ids}::integer[])`)
    .where('entry.state', '=', 'confirmed')
    .where('team.entry_id', 'is', null)
    .select('entry.offer_distance_id as id')
    .distinct()
    .execute()
  return rows.map(({ id }) => id)
}
