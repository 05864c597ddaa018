/** The search over swimmers, events and clubs. */

import { type RouteGroup, route } from '../route.ts'

export const search = {
  find: route('GET', '/search', { access: 'anyone' }),
} as const satisfies RouteGroup
