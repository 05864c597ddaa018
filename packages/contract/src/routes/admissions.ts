/** Documents of admission: medical notes, insurances, parental consents. Calls of the group `admissions`. */

import { route } from '../route.ts'

export const admissionsRoutes = {
  of: route('GET', '/admissions/of/:id', { access: 'ownOrAll' }),
  upload: route('POST', '/admissions/upload/:id', {
    access: 'ownOrAll',
    repeat: 'idempotent',
    encoding: 'multipart',
  }),
  remove: route('DELETE', '/admissions/remove/:id', { access: 'ownOrAll' }),
  decide: route('PUT', '/admissions/decide/:id', { access: 'admins' }),
  shown: route('POST', '/admissions/shown/:id', { access: 'admins', repeat: 'idempotent' }),
} as const
