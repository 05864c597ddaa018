/** Standings of clubs, regions and countries. */

import { PAGE_SIZE } from '@polynya/domain'
import { type RouteGroup, route } from '../route.ts'

export const standings = {
  medals: route('GET', '/medals', { access: 'anyone', paging: { rows: 'medals', size: PAGE_SIZE.medals } }),
} as const satisfies RouteGroup
