/** Registrations of an event, for its administrators. Calls of the group `events`. */

import { PAGE_SIZE } from '@polynya/domain'
import { route } from '../route.ts'

const registrationsPage = { rows: 'registrations', size: PAGE_SIZE.registrations }

export const registrationsRoutes = {
  registrations: route('GET', '/admin/events/:id/registrations', {
    access: 'admins',
    paging: registrationsPage,
  }),
  registrationsFile: route('GET', '/admin/events/:id/registrations/file/:type', { access: 'admins' }),
  ageGroupChanges: route('GET', '/admin/events/:id/age-group-changes', { access: 'admins' }),
  recomputeAgeGroups: route('PUT', '/admin/events/:id/age-groups/recompute', { access: 'admins' }),
  checkIn: route('PUT', '/admin/events/:id/check-in/:registrationId', { access: 'admins' }),
} as const
