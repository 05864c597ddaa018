/** Push notifications about followed swimmers. */

import { type RouteGroup, route } from '../route.ts'

export const push = {
  key: route('GET', '/push/key', { access: 'anyone' }),
  follow: route('PUT', '/push/follow/:eventId', { access: 'publicPart' }),
  unsubscribe: route('POST', '/push/unsubscribe', { access: 'anyone', repeat: 'idempotent' }),
} as const satisfies RouteGroup
