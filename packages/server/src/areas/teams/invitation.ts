import { hashOf } from '../../access/identify.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { freeStages } from './free-stages.ts'
import { listMembers } from './members.store.ts'
import { addressOf } from './team-view.ts'
import { findInvited } from './teams.store.ts'

/** Returns the team of an invitation link: its name, without its members. */
export const invitation: Handler<'teams.invitation'> = async ({ body, at }, { db }) => {
  const team = (await findInvited(db, hashOf(body.token), at)) ?? fail('team_invite_wrong')
  const members = await listMembers(db, team.id)
  const legs = members.filter(({ stage_id }) => stage_id <= addressOf(team).stage)
  return {
    ...addressOf(team),
    memberCount: legs.length,
    eventName: team.event_name,
    eventNameEn: team.event_name_en,
    gender: team.gender,
    freeStages: freeStages(team, members),
    expiresAt: (team.invite_expires_at ?? at).toISOString(),
  }
}
