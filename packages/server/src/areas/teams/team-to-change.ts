import type { Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import type { HandlerCall } from '../../http/call.ts'
import { changeDenial, isTeamVisible } from './teams.rules.ts'
import { lockTeam, type TeamRow } from './teams.store.ts'

type Call = Pick<HandlerCall<'teams.prestartlist'>, 'params' | 'caller' | 'ifMatch'>

/** The team of a call, locked; fails where the caller may not change it, or has seen another version. */
export async function teamToChange(tx: Tx, { params, caller, ifMatch }: Call, now: Date): Promise<TeamRow> {
  const row = await lockTeam(tx, params.teamId)
  if (!row || !isTeamVisible(caller, row)) return fail('team_not_found')
  const denial = changeDenial(caller, row, now)
  if (denial) return fail(denial)
  return ifMatch === null || ifMatch === row.version ? row : fail('stale')
}
