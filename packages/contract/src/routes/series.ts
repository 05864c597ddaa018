/** Series of events, such as a cup. */

import { PAGE_SIZE } from '@polynya/domain'
import { type RouteGroup, route } from '../route.ts'

export const series = {
  list: route('GET', '/series', { access: 'publicPart', paging: { rows: 'series', size: PAGE_SIZE.series } }),
  get: route('GET', '/series/:id', { access: 'publicPart' }),
  standings: route('GET', '/series/:id/standings', {
    access: 'anyone',
    paging: { rows: 'standings', size: PAGE_SIZE.rankings },
  }),
  create: route('POST', '/series', { access: 'admins', repeat: 'keyed' }),
  update: route('PUT', '/series/:id', { access: 'admins' }),
  remove: route('DELETE', '/series/:id', { access: 'admins' }),
} as const satisfies RouteGroup
