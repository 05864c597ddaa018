/** Accounts, for super administrators. */

import { type RouteGroup, route } from '../route.ts'

export const accounts = {
  list: route('GET', '/admin/accounts', { access: 'superAdmins', paging: { rows: 'accounts', size: 25 } }),
  setRights: route('PUT', '/admin/accounts/:id/rights', { access: 'superAdmins' }),
  block: route('PUT', '/admin/accounts/:id/block', { access: 'superAdmins' }),
  unblock: route('PUT', '/admin/accounts/:id/unblock', { access: 'superAdmins' }),
  endSessions: route('DELETE', '/admin/accounts/:id/sessions', { access: 'superAdmins' }),
} as const satisfies RouteGroup
