import { differences, recordChange } from '../../access/audit.store.ts'
import { hashOf } from '../../access/identify.ts'
import type { Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { ownConfirmedSwimmer } from '../swimmers/profile/visible-swimmer.ts'
import { compositionOf } from './composition.ts'
import { freeStages } from './free-stages.ts'
import { listMembers, replaceMembers } from './members.store.ts'
import { sendJoinedTeam } from './team-mails.ts'
import { issuesOf, judged, problemField, registerMembers } from './team-members.ts'
import { teamView } from './team-view.ts'
import { isClosed } from './teams.rules.ts'
import { findInvited, getTeam, lockTeam, type TeamRow, updateTeam } from './teams.store.ts'

type Call = HandlerCall<'teams.join'>

/** Adds a swimmer of the caller to the team of an invitation link; a member who joins again changes nothing. */
export const join: Handler<'teams.join'> = async (call, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const { caller, at: now } = call
    const row = await invitedTeam(tx, call)
    if (isClosed(row, now)) fail('teams_closed')
    const swimmer = await ownConfirmedSwimmer(tx, call.body.swimmerId, caller)
    const members = await listMembers(tx, row.id)
    if (members.some(({ id }) => id === swimmer.id)) return teamView(tx, row, { caller, now })
    const before = await compositionOf(tx, row)
    const added = { ...swimmer, stage_id: stageFor(call, freeStages(row, members)), leg_time_cs: null }
    await refuseUnfit(tx, row, { members: [...members, added], now })
    await replaceMembers(tx, row.id, [...members, added].map(stageOf))
    await registerMembers(tx, row, now)
    await updateTeam(tx, row.id, { protocol_saved_at: null, version: row.version + 1, updated_at: now })
    const after = await getTeam(tx, row.code)
    await sendJoinedTeam(tx, { team: after, swimmerIds: [swimmer.id], by: caller.account.id }, deps)
    const change = { kind: 'team', objectId: row.code } as const
    await recordChange(tx, call, { ...change, ...differences(before, await compositionOf(tx, after)) })
    return teamView(tx, after, { caller, now })
  })

const stageOf = ({ stage_id, id, leg_time_cs }: Pick<Known, 'stage_id' | 'id' | 'leg_time_cs'>) => ({
  stageId: stage_id,
  swimmerId: id,
  legTimeCs: leg_time_cs,
})

/** Returns the team of an invitation link, locked. */
async function invitedTeam(tx: Tx, { body, at }: Call): Promise<TeamRow> {
  const hash = hashOf(body.token)
  const found = (await findInvited(tx, hash, at)) ?? fail('team_invite_wrong')
  const team = await lockTeam(tx, found.code)
  return team?.invite_hash === hash ? team : fail('team_invite_wrong')
}

/** Returns the requested leg, or the first free one. */
function stageFor({ body: { stageId } }: Call, free: readonly number[]): number {
  const [first] = free
  if (first === undefined) return fail('team_full')
  if (stageId === undefined || free.includes(stageId)) return stageId ?? first
  return fail('invalid_input', { issues: [{ path: 'stageId', reason: 'repeated' }] })
}

type Known = Parameters<typeof judged>[2][number]

/** Fails with what is wrong with the last of the members, who joins. */
async function refuseUnfit(
  tx: Tx,
  team: TeamRow,
  { members, now }: { readonly members: readonly Known[]; readonly now: Date },
) {
  const issues = await issuesOf(tx, team, { members: await judged(tx, team, members), now, anyTime: false })
  const own = issues.filter(({ index }) => index === members.length - 1)
  if (own.length > 0) fail('invalid_input', { issues: own.map(problemField) })
}
