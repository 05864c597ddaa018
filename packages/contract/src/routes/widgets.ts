/** Widgets of other sites: each call returns no more than one shows. */

import { PAGE_SIZE } from '@polynya/domain'
import { type RouteGroup, route } from '../route.ts'

export const widgets = {
  events: route('GET', '/widgets/events', { access: 'anyone' }),
  results: route('GET', '/widgets/results/:eventId', {
    access: 'anyone',
    paging: { rows: 'results', size: PAGE_SIZE.results },
  }),
  live: route('GET', '/widgets/live/:eventId', { access: 'anyone' }),
  swimmer: route('GET', '/widgets/swimmers/:id', { access: 'anyone' }),
} as const satisfies RouteGroup
