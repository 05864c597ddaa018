import { TEAM_CODES, teamCode } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { getSwimmer } from '../swimmers/profile/swimmers.store.ts'
import { replaceMembers } from './members.store.ts'
import { issuesOf, judged } from './team-members.ts'
import { namesOf } from './team-view.ts'
import { getTeam, getTeamEntry, insertTeam } from './teams.store.ts'

/**
 * Creates the team of an ordered relay distance, named after its captain; returns its `teamId`. The captain swims the
 * first leg if the rules of the event allow it: a swimmer of another team may still order one. The caller holds the lock
 * of the offer.
 * @param ordered the captain's entry on the relay distance, and the account of the team's owner
 */
export async function createTeam(
  tx: Tx,
  { entryId, accountId }: { readonly entryId: number; readonly accountId: number },
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
): Promise<string> {
  const { event_id, offer_id, offer_distance_id, swimmer_id, ...captain } = await getTeamEntry(tx, entryId)
  const names = namesOf(captain)
  const now = clock.now()
  const row = {
    entry_id: entryId,
    event_id,
    offer_id,
    offer_distance_id,
    captain_id: swimmer_id,
    account_id: accountId,
    name_ru: names.ru,
    name_en: names.en,
    created_at: now,
    updated_at: now,
  }
  const code = await insertWithCode(tx, row, ids)
  await nameCaptain(tx, code, now)
  return code
}

/** Codes are never re-used: retries with another one if the random code exists. */
async function insertWithCode(
  tx: Tx,
  row: Omit<Parameters<typeof insertTeam>[1], 'code'>,
  ids: Deps['ids'],
): Promise<string> {
  const code = teamCode(Number.parseInt(ids.key().slice(0, 8), 16) % TEAM_CODES)
  return (await insertTeam(tx, { ...row, code })) ? code : insertWithCode(tx, row, ids)
}

async function nameCaptain(tx: Tx, code: string, now: Date) {
  const team = await getTeam(tx, code)
  const captain = await getSwimmer(tx, team.captain_id)
  const members = await judged(tx, team, [{ ...captain, stage_id: 1, leg_time_cs: null }])
  // Ordering has checked the captain's documents, unless an administrator orders at the venue.
  if ((await issuesOf(tx, team, { members, now, anyTime: true })).length > 0) return
  await replaceMembers(tx, team.id, [{ stageId: 1, swimmerId: captain.id, legTimeCs: null }])
}
