import { differences, recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { compositionOf } from './composition.ts'
import { leaveTeam, listMembers } from './members.store.ts'
import { sendLeftTeam } from './team-mails.ts'
import { teamView } from './team-view.ts'
import { leaveDenial } from './teams.rules.ts'
import { getTeam, lockTeam, updateTeam } from './teams.store.ts'
import { mayKnowTeam } from './visible-team.ts'

/** Removes a swimmer from a team. Like a saved composition, the start list shows it once the protocol is saved. */
export const leave: Handler<'teams.leave'> = async (call, deps) => {
  const { caller, at: now } = call
  return deps.db.transaction().execute(async (tx) => {
    const { team: row, member } = await memberToRemove(tx, call, now)
    const before = await compositionOf(tx, row)
    await leaveTeam(tx, row.id, { id: member.id, at: now })
    await updateTeam(tx, row.id, { protocol_saved_at: null, version: row.version + 1, updated_at: now })
    const after = await getTeam(tx, row.code)
    await sendLeftTeam(tx, { team: after, swimmerIds: [member.id], by: caller.account.id }, deps)
    const change = { kind: 'team', objectId: row.code } as const
    await recordChange(tx, call, { ...change, ...differences(before, await compositionOf(tx, after)) })
    return teamView(tx, after, { caller, now })
  })
}

/** The member of a call with its team, locked; fails where the caller may not remove it. */
async function memberToRemove(tx: Tx, { params, caller }: HandlerCall<'teams.leave'>, now: Date) {
  const team = await lockTeam(tx, params.teamId)
  if (!team || !(await mayKnowTeam(tx, team, caller))) return fail('team_not_found')
  const member = (await listMembers(tx, team.id)).find(({ iwsaid }) => iwsaid === params.iwsaid)
  if (!member) return fail('team_member_not_found')
  const denial = leaveDenial(caller, { team, member }, now)
  return denial ? fail(denial) : { team, member }
}
