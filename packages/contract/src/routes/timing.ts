/** Hand timing by phones. */

import { type RouteGroup, route } from '../route.ts'

export const timing = {
  createCode: route('POST', '/admin/timing/codes', { access: 'resultsEditors', repeat: 'keyed' }),
  codes: route('GET', '/admin/timing/codes/:eventId', { access: 'resultsEditors' }),
  revokeCode: route('DELETE', '/admin/timing/codes/:eventId/:codeId', { access: 'resultsEditors' }),
  proposals: route('GET', '/admin/timing/proposals/:eventId', { access: 'resultsEditors' }),
  clock: route('GET', '/timing/clock', { access: 'anyone' }),
  open: route('POST', '/timing/open', { access: 'anyone', repeat: 'safe' }),
  send: route('POST', '/timing/send', { access: 'anyone', repeat: 'idempotent' }),
} as const satisfies RouteGroup
