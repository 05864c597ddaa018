/** SQL of relay teams. A team exists as long as its entry takes a place or waits for one. */

import type { DistCode } from '@polynya/domain'
import { sortKey } from '@polynya/domain'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { EntryTable } from '../../db/tables/entry.ts'
import type { TeamTable } from '../../db/tables/team.ts'
import { ACTIVE } from '../places/entries.store.ts'

/** A team with the columns of its entry, event, offer and distance that its rules depend on. */
export type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>

const selectAll = (db: Db) =>
  db
    .selectFrom('team')
    .innerJoin('entry', 'entry.id', 'team.entry_id')
    .innerJoin('event', 'event.id', 'team.event_id')
    .innerJoin('offer', 'offer.id', 'team.offer_id')
    .innerJoin('offer_distance', 'offer_distance.id', 'team.offer_distance_id')
    .innerJoin('swimmer as captain', 'captain.id', 'team.captain_id')
    .selectAll('team')
    .select(['entry.state', 'event.region', 'event.public', 'entry_rules', 'captain.iwsaid as captain'])
    .select(['captain.first_name', 'captain.last_name'])
    .select(['captain.native_first_name', 'captain.native_last_name'])
    .select(['event.name as event_name', 'event.name_en as event_name_en'])
    .select(['event.reg_end_at as event_closes', 'offer.reg_end_at as offer_closes'])
    .select(['age_group_on', 'start_date', 'end_date', 'age_group_mode', 'age_groups', 'time_zone'])
    .select(['dist_code', 'offer_distance.gender', 'min_age', 'max_age'])

const selectTeams = (db: Db) => selectAll(db).where('entry.state', 'in', ACTIVE)

/** Returns the teams of some entries, which may have ended. */
export const listTeamsOf = (db: Db, entryIds: readonly number[]) =>
  selectAll(db).where('entry.id', 'in', entryIds).orderBy('team.id').execute()

/** Returns the teams of an event in the order of its programme, then by name. */
export function listTeams(db: Db, eventId: number) {
  return selectTeams(db)
    .where('team.event_id', '=', eventId)
    .orderBy('offer.position')
    .orderBy('offer.id')
    .orderBy('offer_distance.position')
    .orderBy('offer_distance.id')
    .orderBy('team.name_key')
    .orderBy('team.id')
    .execute()
}

export interface TeamAddress {
  readonly captainId: number
  readonly distCode: DistCode
  readonly offerId: number
  readonly eventId: number
}

/** The team of an address. */
export function findTeam(db: Db, { captainId, distCode, offerId, eventId }: TeamAddress) {
  return selectTeams(db)
    .where('team.captain_id', '=', captainId)
    .where('dist_code', '=', distCode)
    .where('team.offer_id', '=', offerId)
    .where('team.event_id', '=', eventId)
    .orderBy('team.id')
    .executeTakeFirst()
}

/** Locks a team and its offer, so that no concurrent call names the same swimmer in another team. */
export async function lockTeam(tx: Tx, code: string): Promise<TeamRow | undefined> {
  await tx
    .selectFrom('offer')
    .where('id', 'in', (of) => of.selectFrom('team').where('code', '=', code).select('offer_id'))
    .select('id')
    .forUpdate()
    .execute()
  return selectTeams(tx).where('code', '=', code).forUpdate('team').executeTakeFirst()
}

/** Returns the team with the hash of an invitation link that has not expired. */
export function findInvited(db: Db, inviteHash: string, now: Date): Promise<TeamRow | undefined> {
  return selectTeams(db)
    .where('invite_hash', '=', inviteHash)
    .where('invite_expires_at', '>', now)
    .executeTakeFirst()
}

export function getTeam(db: Db, code: string): Promise<TeamRow> {
  return selectTeams(db).where('code', '=', code).executeTakeFirstOrThrow()
}

/** Inserts a team; returns undefined if its code is taken. */
export function insertTeam(tx: Tx, row: Insertable<TeamTable>): Promise<{ id: number } | undefined> {
  return tx
    .insertInto('team')
    .values({ ...row, name_key: sortKey(row.name_ru) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function updateTeam(tx: Tx, id: number, set: Updateable<TeamTable>) {
  const sorted = set.name_ru === undefined ? set : { ...set, name_key: sortKey(set.name_ru) }
  await tx.updateTable('team').set(sorted).where('id', '=', id).execute()
}

/** The entry of a team's captain, by which it is ordered and seeded. */
export function getTeamEntry(tx: Tx, id: number) {
  return tx
    .selectFrom('entry')
    .innerJoin('swimmer', 'swimmer.id', 'entry.swimmer_id')
    .where('entry.id', '=', id)
    .select(['event_id', 'offer_id', 'offer_distance_id', 'swimmer_id'])
    .select(['first_name', 'last_name', 'native_first_name', 'native_last_name', 'native_patronim'])
    .executeTakeFirstOrThrow()
}

type Seeding = Pick<Selectable<EntryTable>, 'seed_time_cs' | 'updated_at'>

export async function seedTeam(tx: Tx, entryId: number, set: Seeding) {
  await tx.updateTable('entry').set(set).where('id', '=', entryId).execute()
}

export type TeamKeys = Pick<Selectable<TeamTable>, 'id' | 'offer_distance_id'>
