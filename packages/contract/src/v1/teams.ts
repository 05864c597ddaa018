import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as team from '../schemas/inputs/team.ts'

const { teams } = routes

export const teamsEndpoints = {
  list: endpoint(teams.list, {
    summary: 'Relay teams of an event; visitors see those whose place is confirmed',
    params: team.TeamsParams,
    response: responses.teams.list,
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  get: endpoint(teams.get, {
    summary: 'A relay team by its captain, distance, offer and event',
    params: team.TeamAddressParams,
    response: responses.teams.get,
    reasons: ['event_not_found', 'team_not_found'],
    cache: 'public',
  }),
  update: endpoint(teams.update, {
    summary: 'Name a team and its members, until the deadline; with If-Match a stale change is refused',
    params: team.TeamParams,
    body: team.TeamUpdate,
    response: responses.teams.update,
    reasons: ['team_not_found', 'team_of_another', 'teams_closed', 'stale'],
  }),
  leave: endpoint(teams.leave, {
    summary: 'Remove an own swimmer from a team, until the deadline; its owner receives an e-mail',
    params: team.TeamMemberParams,
    response: responses.teams.leave,
    reasons: ['team_not_found', 'team_member_not_found', 'swimmer_of_another', 'teams_closed'],
    extension: true,
  }),
  invite: endpoint(teams.invite, {
    summary: 'Create the invitation link of a team; an earlier link of the team stops working',
    params: team.TeamParams,
    response: responses.teams.invite,
    reasons: ['team_not_found', 'team_of_another', 'teams_closed', 'stale'],
    extension: true,
  }),
  invitation: endpoint(teams.invitation, {
    summary: 'The team of an invitation link, without its members',
    body: team.TeamInvitationInput,
    response: responses.teams.invitation,
    reasons: ['team_invite_wrong'],
    extension: true,
  }),
  join: endpoint(teams.join, {
    summary: 'Join the team of an invitation link with an own swimmer, until the deadline',
    body: team.TeamJoin,
    response: responses.teams.join,
    reasons: [
      'team_invite_wrong',
      'teams_closed',
      'team_full',
      'swimmer_not_found',
      'swimmer_of_another',
      'swimmer_unlinked',
      'swimmer_unconfirmed',
    ],
    extension: true,
  }),
  prestartlist: endpoint(teams.prestartlist, {
    summary: 'Write the composition of a whole team into the start list, unless that is locked',
    params: team.TeamParams,
    response: responses.teams.prestartlist,
    reasons: [
      'team_not_found',
      'team_of_another',
      'teams_closed',
      'team_incomplete',
      'start_list_locked',
      'stale',
    ],
  }),
}
