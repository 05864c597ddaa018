/** Documents by the check codes that are printed on them. */

import { type RouteGroup, route } from '../route.ts'

export const checks = {
  get: route('GET', '/checks/:code', { access: 'anyone' }),
} as const satisfies RouteGroup
