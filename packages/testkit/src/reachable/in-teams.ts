import type { Reachable } from './reachable.ts'

export const REACHABLE_IN_TEAMS = {
  team_not_found: {
    who: 'visitor',
    steps: 'Open /view-event/{id} of the Tyumen Cup with ?show=T-999999-4x25FR-{offer}-{id}',
    outcome: 'Told that there is no such team',
    attempt: ({ visitor, federation: { events } }) =>
      visitor.teams.get({
        params: { captainId: 999_999, distCode: '4x25FR', offerId: 1, eventId: events.open ?? 0 },
      }),
  },
  team_of_another: {
    who: 'guardian',
    steps: 'Change the team of the captain: PUT /api/v1/teams/{teamId}',
    outcome: 'Refused: only its owner and administrators change a team; the dialog shows it without fields',
    attempt: ({ federation: { clients, teams } }) =>
      clients.guardian.teams.prestartlist({ params: { teamId: teams.whole ?? '' } }),
  },
  teams_closed: {
    who: 'captain',
    steps: 'Keep the dialog of a team open until its deadline has passed, then save',
    outcome: 'Told that teams cannot be changed any more; what was typed stays',
  },
  team_incomplete: {
    who: 'guardian',
    steps: 'Save a team with fewer swimmers than legs, then save its protocol',
    outcome: 'Refused until every leg has its swimmer; what is missing stands above the table',
    attempt: ({ federation: { clients, teams } }) =>
      clients.guardian.teams.prestartlist({ params: { teamId: teams.short ?? '' } }),
  },
} as const satisfies Record<string, Reachable>
