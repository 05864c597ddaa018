/** Who may see and change what of a relay team. */

import { DEFAULT_ENTRY_RULES, type EntryRules, type RelayRules, teamDeadline } from '@polynya/domain'
import { administers, type Caller } from '../../access/caller.ts'
import { isVisible } from '../events/events.rules.ts'
import type { TeamRow } from './teams.store.ts'

type Deciding = Pick<
  TeamRow,
  'account_id' | 'region' | 'public' | 'state' | 'entry_rules' | 'offer_closes' | 'event_closes'
>

const owns = ({ account }: Caller, { account_id }: Deciding) => account !== null && account.id === account_id

/** Whether a caller answers for a team: its owner, and administrators of the event's region. */
export const answersFor = (caller: Caller, team: Deciding): boolean =>
  owns(caller, team) || administers(caller, team.region)

/** Whether a caller may know of a team: as of any entry, visitors of confirmed ones alone. */
export function isTeamVisible(caller: Caller, team: Deciding): boolean {
  if (!isVisible(caller, team)) return false
  return (
    team.state === 'confirmed' ||
    (team.state === 'held' && caller.account !== null) ||
    answersFor(caller, team)
  )
}

const rulesOf = ({ entry_rules }: Deciding): EntryRules => entry_rules ?? DEFAULT_ENTRY_RULES

export const relayRulesOf = (team: Deciding): RelayRules => rulesOf(team).relay

/** Until when the owner may change a team. */
export function deadlineOf(team: Deciding): Date | null {
  const { teamsUntil } = rulesOf(team)
  return teamDeadline({
    teamsUntil: teamsUntil === null ? null : new Date(teamsUntil),
    offerCloses: team.offer_closes,
    eventCloses: team.event_closes,
  })
}

/** Why a caller may not change a team now; null where they may. */
export function changeDenial(
  caller: Caller,
  team: Deciding,
  now: Date,
): 'team_of_another' | 'teams_closed' | null {
  if (administers(caller, team.region)) return null
  if (!owns(caller, team)) return 'team_of_another'
  const deadline = deadlineOf(team)
  return deadline !== null && now > deadline ? 'teams_closed' : null
}
