/** Checks of the stored data, for administrators without a region. */

import { PAGE_SIZE } from '@polynya/domain'
import { type RouteGroup, route } from '../route.ts'

export const consistency = {
  list: route('GET', '/admin/consistency', {
    access: 'admins',
    paging: { rows: 'runs', size: PAGE_SIZE.consistency },
  }),
  get: route('GET', '/admin/consistency/:id', { access: 'admins' }),
  start: route('POST', '/admin/consistency', { access: 'admins', repeat: 'idempotent' }),
  cancel: route('PUT', '/admin/consistency/:id/cancel', { access: 'admins' }),
} as const satisfies RouteGroup
