/** Exchange of events with other programs. */

import { type RouteGroup, route } from '../route.ts'

const access = 'resultsEditors'

export const exchange = {
  exportFile: route('GET', '/exchange/:eventId/:content/:type', { access }),
  importEntries: route('POST', '/exchange/:eventId/entries', {
    access: 'admins',
    repeat: 'idempotent',
    encoding: 'multipart',
  }),
  importResults: route('POST', '/exchange/:eventId/results', {
    access,
    repeat: 'idempotent',
    encoding: 'multipart',
  }),
  importStartLists: route('POST', '/exchange/:eventId/startLists', {
    access: 'admins',
    repeat: 'idempotent',
    encoding: 'multipart',
  }),
} as const satisfies RouteGroup
