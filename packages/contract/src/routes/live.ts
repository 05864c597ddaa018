/** Live changes of an event. Calls of the group `events`. */

import { route } from '../route.ts'

export const liveRoutes = {
  stream: route('GET', '/events/stream/:eventId', { access: 'publicPart' }),
} as const
