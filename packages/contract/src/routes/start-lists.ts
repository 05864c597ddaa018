/** Entry lists and start lists of an event: calls of the group `events`. */

import { PAGE_SIZE } from '@polynya/domain'
import { route } from '../route.ts'

const entriesPage = { rows: 'swimmers', size: PAGE_SIZE.entries }

export const startListRoutes = {
  swimmerList: route('GET', '/events/swimmer-list/:id', { access: 'publicPart', paging: entriesPage }),
  distCompetitors: route('GET', '/events/dist-competitors/:eventId', { access: 'publicPart' }),
  prestartLists: route('GET', '/events/prestart-lists/:id', { access: 'publicPart' }),
  prestart: route('GET', '/events/prestart/:id', { access: 'publicPart' }),
  seedPrestart: route('POST', '/admin/events/:id/prestart/seed', { access: 'admins', repeat: 'idempotent' }),
  lockPrestart: route('PUT', '/admin/events/:id/prestart/:distanceId/lock', { access: 'admins' }),
  startPrestart: route('PUT', '/admin/events/:id/prestart/:distanceId/start', { access: 'admins' }),
  movePrestart: route('PUT', '/admin/events/:id/prestart/:distanceId/move', { access: 'admins' }),
  scratchPrestart: route('PUT', '/admin/events/:id/prestart/:distanceId/scratch', { access: 'admins' }),
  latePrestart: route('PUT', '/admin/events/:id/prestart/:distanceId/late', { access: 'admins' }),
  mergePrestart: route('PUT', '/admin/events/:id/prestart/:distanceId/merge', { access: 'admins' }),
  publishPrestart: route('POST', '/admin/events/:id/prestart/publish', {
    access: 'admins',
    repeat: 'idempotent',
  }),
} as const
