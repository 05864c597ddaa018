/** Rights to see and to change a relay team. */

import { DEFAULT_ENTRY_RULES, type EntryRules, type RelayRules, teamDeadline } from '@polynya/domain'
import { administers, type Caller } from '../../access/caller.ts'
import { isVisible } from '../events/record/events.rules.ts'
import type { TeamRow } from './teams.store.ts'

type Deciding = Pick<
  TeamRow,
  'account_id' | 'region' | 'public' | 'state' | 'entry_rules' | 'offer_closes' | 'event_closes'
>

type Owned = Pick<Deciding, 'account_id'>

/** Whether a team or a swimmer belongs to the caller. */
export const owns = ({ account }: Caller, { account_id }: Owned) =>
  account !== null && account.id === account_id

/** Whether a caller answers for a team: its owner, and administrators of the event's region. */
export const answersFor = (caller: Caller, team: Deciding): boolean =>
  owns(caller, team) || administers(caller, team.region)

/** Whether a team is visible to a caller: to visitors, like any entry, only if it is confirmed. */
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

/** Returns the time until which the owner may change a team. */
export function deadlineOf(team: Deciding): Date | null {
  const { teamsUntil } = rulesOf(team)
  return teamDeadline({
    teamsUntil: teamsUntil === null ? null : new Date(teamsUntil),
    offerCloses: team.offer_closes,
    eventCloses: team.event_closes,
  })
}

/** Returns the reason why a caller may not change a team now; null if they may. */
export function changeDenial(
  caller: Caller,
  team: Deciding,
  now: Date,
): 'team_of_another' | 'teams_closed' | null {
  if (administers(caller, team.region)) return null
  if (!owns(caller, team)) return 'team_of_another'
  return isClosed(team, now) ? 'teams_closed' : null
}

/** Returns the reason why a caller may not remove a swimmer from a team now; null if they may. */
export function leaveDenial(
  caller: Caller,
  { team, member }: { readonly team: Deciding; readonly member: Owned },
  now: Date,
): 'swimmer_of_another' | 'teams_closed' | null {
  if (administers(caller, team.region)) return null
  if (!owns(caller, member)) return 'swimmer_of_another'
  return isClosed(team, now) ? 'teams_closed' : null
}

/** Whether the deadline of a team has passed, for its owner and its members. */
export function isClosed(team: Deciding, now: Date): boolean {
  const deadline = deadlineOf(team)
  return deadline !== null && now > deadline
}
