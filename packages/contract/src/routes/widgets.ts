/** Widgets of other sites: each call returns no more than one shows. */

import { type RouteGroup, route } from '../route.ts'

export const widgets = {
  events: route('GET', '/widgets/events', { access: 'anyone' }),
  swimmer: route('GET', '/widgets/swimmers/:id', { access: 'anyone' }),
} as const satisfies RouteGroup
