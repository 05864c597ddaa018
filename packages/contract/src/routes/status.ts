/** The state of the installation, for super administrators. */

import { type RouteGroup, route } from '../route.ts'

export const status = {
  get: route('GET', '/admin/status', { access: 'superAdmins' }),
} as const satisfies RouteGroup
