/** The audit, for super administrators. */

import { type RouteGroup, route } from '../route.ts'

export const audit = {
  list: route('GET', '/admin/audit', { access: 'superAdmins', paging: { rows: 'entries', size: 25 } }),
} as const satisfies RouteGroup
