/** Norms of sport ranks. */

import { type RouteGroup, route } from '../route.ts'

export const rankNorms = {
  years: route('GET', '/rank-norms', { access: 'anyone' }),
  get: route('GET', '/rank-norms/:year', { access: 'anyone' }),
  importFile: route('POST', '/rank-norms/:year/import', {
    access: 'admins',
    repeat: 'idempotent',
    encoding: 'multipart',
  }),
  remove: route('DELETE', '/rank-norms/:year', { access: 'admins' }),
} as const satisfies RouteGroup
