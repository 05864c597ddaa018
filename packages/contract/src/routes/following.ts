/** Subscriptions to e-mails about an event. Calls of the group `events`. */

import { route } from '../route.ts'

export const followingRoutes = {
  follow: route('PUT', '/events/follow/:id', { access: 'own' }),
  unfollow: route('DELETE', '/events/follow/:id', { access: 'own' }),
} as const
