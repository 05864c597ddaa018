/** Exchange of events with other programs. */

import { type RouteGroup, route } from '../route.ts'

const access = 'resultsEditors'

export const exchange = {
  exportFile: route('GET', '/exchange/:eventId/:content/:type', { access }),
  readInvitation: route('POST', '/exchange/invitation', {
    access: 'superAdmins',
    repeat: 'safe',
    encoding: 'multipart',
  }),
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
  imports: route('GET', '/exchange/:eventId/imports', { access }),
  importReport: route('GET', '/exchange/:eventId/imports/:importId', { access }),
  cancelImport: route('DELETE', '/exchange/:eventId/imports/:importId', { access }),
} as const satisfies RouteGroup
