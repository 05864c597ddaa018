import type { Client } from '@polynya/contract'
import type { ErrorScenario, ScenarioContext } from './error-scenarios.ts'

export const TEAMS_SCENARIOS = {
  team_not_found: {
    who: 'visitor',
    steps: 'Open /view-event/{id} of the Tyumen Cup with ?show=T-999999-4x25FR-{offer}-{id}',
    outcome: 'The message says that the team does not exist',
    attempt: ({ visitor, federation: { events } }) =>
      visitor.teams.get({
        params: { captainId: 999_999, distCode: '4x25FR', offerId: 1, eventId: events.open ?? 0 },
      }),
  },
  team_member_not_found: {
    who: 'captain',
    steps:
      'Remove a swimmer who is not in the team "Morzh 3" from it: DELETE /api/v1/teams/{teamId}/members/{iwsaid}',
    outcome: 'A 404: the swimmer is not in the team, which is unchanged',
    attempt: ({ federation: { clients, teams } }) =>
      clients.captain.teams.leave({ params: { teamId: teams.ready ?? '', iwsaid: 'ZZZZ999999' } }),
  },
  team_of_another: {
    who: 'guardian',
    steps: 'Change the team "Morzh 3" of the captain at the Tyumen Cup: PUT /api/v1/teams/{teamId}',
    outcome: 'Refused: only its owner and administrators may change a team; the dialog is read-only',
    attempt: ({ federation: { clients, teams } }) => rename(clients.guardian, teams.ready),
  },
  teams_closed: {
    who: 'captain',
    steps: 'Change the team of Baikal Ice, whose registration is over: PUT /api/v1/teams/{teamId}',
    outcome: 'The message says that teams can no longer be changed; the input is preserved',
    attempt: ({ federation: { clients, teams } }) => rename(clients.captain, teams.closed),
  },
  team_invite_wrong: {
    who: 'guardian',
    steps:
      'As the captain create an invitation link of the team "Morzh 2" twice: POST /api/v1/teams/invite/{teamId}; follow the first one',
    outcome: 'The page says that the invitation is no longer valid',
    async attempt({ federation: { clients, teams } }) {
      const params = { teamId: teams.incomplete ?? '' }
      const { token } = await clients.captain.teams.invite({ params })
      await clients.captain.teams.invite({ params })
      return clients.guardian.teams.invitation({ body: { token } })
    },
  },
  team_full: {
    who: 'guardian',
    steps:
      'As the super administrator allow no reserves at the Tyumen Cup; follow an invitation link of the team "Morzh 3", whose legs all have a swimmer, and join',
    outcome: 'Refused: no leg is free; the team is unchanged',
    attempt: joinFullTeam,
  },
  team_incomplete: {
    who: 'captain',
    steps: 'Save the protocol of the team "Morzh 2" at the Tyumen Cup, which has two swimmers on four legs',
    outcome: 'Refused until every leg has a swimmer; the problems are listed below the table',
    attempt: ({ federation: { clients, teams } }) =>
      clients.captain.teams.prestartlist({ params: { teamId: teams.incomplete ?? '' } }),
  },
} as const satisfies Record<string, ErrorScenario>

function rename(client: Client, teamId = '') {
  const body = { teamId, teamNameRu: 'Пингвины', teamNameEn: 'Penguins', teamMembers: [] }
  return client.teams.update({ params: { teamId }, body })
}

/** The guardian joins a team whose legs all have a swimmer, while the event allows no reserves; restores its rules. */
async function joinFullTeam({ federation: { clients, events, swimmers, teams } }: ScenarioContext) {
  const { superAdministrator, captain, guardian } = clients
  const params = { id: events.open ?? 0 }
  const { entryRules } = await superAdministrator.events.get({ params })
  const { token } = await captain.teams.invite({ params: { teamId: teams.ready ?? '' } })
  const relay = { ...entryRules.relay, maxReserves: 0 }
  await superAdministrator.events.update({ params, body: { entryRules: { ...entryRules, relay } } })
  try {
    return await guardian.teams.join({ body: { token, swimmerId: swimmers.guardianHerself } })
  } finally {
    await superAdministrator.events.update({ params, body: { entryRules } })
  }
}
