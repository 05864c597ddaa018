/** The results desk of an event; published results are read by calls of the group `events`. */

import { type RouteGroup, route } from '../route.ts'

const access = 'resultsEditors'

export const results = {
  desk: route('GET', '/results/desk/:eventId', { access }),
  list: route('GET', '/results/list/:eventId/:distanceId', { access }),
  record: route('POST', '/results/record/:eventId/:distanceId', { access, repeat: 'keyed' }),
  check: route('GET', '/results/check/:eventId/:distanceId', { access }),
  publish: route('PUT', '/results/publish/:eventId/:distanceId', { access }),
  publishEvent: route('POST', '/results/publish/:eventId', { access, repeat: 'idempotent' }),
  publication: route('GET', '/results/publish/:eventId', { access }),
  cancelPublication: route('DELETE', '/results/publish/:eventId', { access }),
  lock: route('PUT', '/results/lock/:eventId/:distanceId', { access: 'admins' }),
  recompute: route('PUT', '/results/recompute/:eventId/:distanceId', { access: 'admins' }),
  history: route('GET', '/results/history/:eventId/:distanceId', { access }),
  setRules: route('PUT', '/results/rules/:eventId', { access: 'admins', repeat: 'keyed' }),
  editors: route('GET', '/results/editors/:eventId', { access: 'admins' }),
  grantEditor: route('POST', '/results/editors/:eventId', { access: 'admins', repeat: 'idempotent' }),
  revokeEditor: route('DELETE', '/results/editors/:eventId/:accountId', { access: 'admins' }),
  myEvents: route('GET', '/results/my-events', { access: 'own' }),
} as const satisfies RouteGroup
