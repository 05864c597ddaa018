import type { Caller } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { listMembers } from './members.store.ts'
import { isTeamVisible, owns } from './teams.rules.ts'
import type { TeamRow } from './teams.store.ts'

/** Whether a caller may know of a team: the owner of a member may, whatever the state of its place. */
export async function mayKnowTeam(db: Db, team: TeamRow, caller: Caller): Promise<boolean> {
  if (isTeamVisible(caller, team)) return true
  return caller.account !== null && (await listMembers(db, team.id)).some((member) => owns(caller, member))
}
