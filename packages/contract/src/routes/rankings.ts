/** Rankings of swimmers by their best published results. */

import { PAGE_SIZE } from '@polynya/domain'
import { type RouteGroup, route } from '../route.ts'

export const rankings = {
  list: route('GET', '/rankings', {
    access: 'anyone',
    paging: { rows: 'rankings', size: PAGE_SIZE.rankings },
  }),
  mine: route('GET', '/rankings/mine', { access: 'own' }),
  compare: route('GET', '/rankings/compare', { access: 'anyone' }),
} as const satisfies RouteGroup
