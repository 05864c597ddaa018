/** Relay teams: a team is made by ordering its relay distance. */

import { route } from '../route.ts'

export const teamsRoutes = {
  list: route('GET', '/teams/:eventId', { access: 'publicPart' }),
  get: route('GET', '/teams/:captainId/:distCode/:offerId/:eventId', { access: 'ownOrPublic' }),
  update: route('PUT', '/teams/:teamId', { access: 'ownOrAll' }),
  leave: route('DELETE', '/teams/:teamId/members/:iwsaid', { access: 'ownOrAll' }),
  invite: route('POST', '/teams/invite/:teamId', { access: 'ownOrAll' }),
  invitation: route('POST', '/teams/invitation', { access: 'anyone', repeat: 'safe' }),
  join: route('POST', '/teams/join', { access: 'signedIn', repeat: 'idempotent' }),
  prestartlist: route('PUT', '/teams/prestartlist/:teamId', { access: 'ownOrAll' }),
} as const
