import { relaySize } from '@polynya/domain'
import { relayRulesOf } from './teams.rules.ts'
import type { TeamRow } from './teams.store.ts'

/** Returns the legs of a team, then its reserves, that have no swimmer. */
export function freeStages(team: TeamRow, members: readonly { readonly stage_id: number }[]): number[] {
  const count = relaySize(team.dist_code) + relayRulesOf(team).maxReserves
  const taken = new Set(members.map(({ stage_id }) => stage_id))
  return Array.from({ length: count }, (_, index) => index + 1).filter((stage) => !taken.has(stage))
}
