/** SQL of the members of relay teams. */

import type { DistCode } from '@polynya/domain'
import type { Db, Tx } from '../../db/schema.ts'
import { ACTIVE } from '../places/entries.store.ts'
import type { TeamKeys } from './teams.store.ts'

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** The members of a team, by stage. */
export function listMembers(db: Db, teamId: number) {
  return db
    .selectFrom('team_member')
    .innerJoin('swimmer', 'swimmer.id', 'team_member.swimmer_id')
    .where('team_id', '=', teamId)
    .select(['stage_id', 'leg_time_cs', 'swimmer.id', 'swimmer.account_id', 'iwsaid', 'gender', 'dob'])
    .select(['first_name', 'last_name', 'native_first_name', 'native_last_name', 'native_patronim'])
    .orderBy('stage_id')
    .execute()
}

/** The stages that have a swimmer, of all teams of an event. */
export function listStages(db: Db, eventId: number) {
  return db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .where('event_id', '=', eventId)
    .select(['team_id', 'stage_id'])
    .execute()
}

interface Stage {
  readonly stageId: number
  readonly swimmerId: number
  readonly legTimeCs: number | null
}

/** Replaces the members of a team; those who had left it and are named again have not left. */
export async function replaceMembers(tx: Tx, teamId: number, stages: readonly Stage[]) {
  await tx.deleteFrom('team_member').where('team_id', '=', teamId).execute()
  if (stages.length === 0) return
  const rows = stages.map(({ stageId, swimmerId, legTimeCs }) => ({
    team_id: teamId,
    stage_id: stageId,
    swimmer_id: swimmerId,
    leg_time_cs: legTimeCs,
  }))
  await tx.insertInto('team_member').values(rows).execute()
  const ids = stages.map(({ swimmerId }) => swimmerId)
  await tx.deleteFrom('left_member').where('team_id', '=', teamId).where('swimmer_id', 'in', ids).execute()
}

/** Removes a swimmer from a team, and records that it left. */
export async function leaveTeam(
  tx: Tx,
  teamId: number,
  { id, at }: { readonly id: number; readonly at: Date },
) {
  await tx.deleteFrom('team_member').where('team_id', '=', teamId).where('swimmer_id', '=', id).execute()
  await tx
    .insertInto('left_member')
    .values({ team_id: teamId, swimmer_id: id, left_at: at })
    .onConflict((conflict) => conflict.columns(['team_id', 'swimmer_id']).doUpdateSet({ left_at: at }))
    .execute()
}

/** The swimmers who left a team, latest first. */
export function listLeft(db: Db, teamId: number) {
  return db
    .selectFrom('left_member')
    .innerJoin('swimmer', 'swimmer.id', 'left_member.swimmer_id')
    .where('team_id', '=', teamId)
    .select(['left_at', 'iwsaid', 'first_name', 'last_name', 'native_first_name', 'native_last_name'])
    .orderBy('left_at', 'desc')
    .orderBy('swimmer.id')
    .execute()
}

/** The swimmers of the other teams on a team's distance. */
export async function listTaken(tx: Tx, team: TeamKeys): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .innerJoin('entry', 'entry.id', 'team.entry_id')
    .where('team.offer_distance_id', '=', team.offer_distance_id)
    .where('team.id', '!=', team.id)
    .where('entry.state', 'in', ACTIVE)
    .select('team_member.swimmer_id')
    .execute()
  return new Set(rows.map(({ swimmer_id }) => swimmer_id))
}

/** Gives a swimmer's declared time over an individual distance of the event, in hundredths of a second. */
export type SeedTimes = (swimmerId: number, distCode: DistCode | null) => number | null

/** What swimmers declared for the individual distances of an event. */
export async function seedTimesOf(
  db: Db,
  eventId: number,
  swimmerIds: readonly number[],
): Promise<SeedTimes> {
  const rows = swimmerIds.length === 0 ? [] : await selectSeedTimes(db, eventId, swimmerIds)
  const keyOf = (swimmerId: number, distCode: string) => `${swimmerId} ${distCode}`
  const times = new Map(rows.map((row) => [keyOf(row.swimmer_id, row.dist_code), row.seed_time_cs]))
  return (swimmerId, distCode) => (distCode && times.get(keyOf(swimmerId, distCode))) ?? null
}

const selectSeedTimes = (db: Db, eventId: number, swimmerIds: readonly number[]) =>
  db
    .selectFrom('entry')
    .innerJoin('offer_distance', 'offer_distance.id', 'entry.offer_distance_id')
    .where('entry.event_id', '=', eventId)
    .where('entry.swimmer_id', 'in', swimmerIds)
    .where('entry.state', 'in', ['held', 'confirmed'])
    .where('seed_time_cs', 'is not', null)
    .groupBy(['entry.swimmer_id', 'dist_code'])
    .select((is) => ['entry.swimmer_id', 'dist_code', is.fn.min('seed_time_cs').as('seed_time_cs')])
    .execute()
