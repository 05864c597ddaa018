/** Declared times of start lists: a call of the group `orders`. */

import { route } from '../route.ts'

export const seedTimeRoutes = {
  updatePrestartlist: route('PUT', '/orders/update-prestartlist/:id', { access: 'ownOrAll' }),
} as const
