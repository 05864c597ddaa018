import { LIVES } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { hashOf } from '../../access/identify.ts'
import type { Handler } from '../../http/call.ts'
import { teamToChange } from './team-to-change.ts'
import { updateTeam } from './teams.store.ts'

/** Creates the invitation link of a team, which replaces an earlier one. Only its hash is stored. */
export const invite: Handler<'teams.invite'> = async (call, { db, ids }) =>
  db.transaction().execute(async (tx) => {
    const { id, code } = await teamToChange(tx, call, call.at)
    const token = ids.secret()
    const expiresAt = new Date(call.at.getTime() + LIVES.teamInviteDays * 86_400_000)
    await updateTeam(tx, id, { invite_hash: hashOf(token), invite_expires_at: expiresAt })
    const after = { inviteUntil: expiresAt.toISOString() }
    await recordChange(tx, call, { kind: 'team', objectId: code, after })
    return { token, expiresAt: expiresAt.toISOString() }
  })
