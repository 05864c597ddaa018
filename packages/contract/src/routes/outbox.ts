/** The outbox of mails, for super administrators. */

import { type RouteGroup, route } from '../route.ts'

export const outbox = {
  list: route('GET', '/admin/outbox', { access: 'superAdmins', paging: { rows: 'mails', size: 25 } }),
} as const satisfies RouteGroup
