/** Events with their documents, places, entries, start lists and registrations. */

import { PAGE_SIZE } from '@polynya/domain'
import { type RouteGroup, route } from '../route.ts'
import { diplomaRoutes } from './diplomas.ts'
import { entrantsRoutes } from './entrants.ts'
import { eventSessionRoutes } from './event-sessions.ts'
import { followingRoutes } from './following.ts'
import { liveRoutes } from './live.ts'
import { placesRoutes } from './places.ts'
import { printoutRoutes } from './printouts.ts'
import { publishedResultsRoutes } from './published-results.ts'
import { registrationsRoutes } from './registrations.ts'
import { startListRoutes } from './start-lists.ts'

const eventsPage = { rows: 'events', size: PAGE_SIZE.events }

export const events = {
  list: route('GET', '/events', { access: 'publicPart', paging: eventsPage }),
  adminList: route('GET', '/admin/events', { access: 'admins', paging: eventsPage }),
  upcoming: route('GET', '/events/upcoming', { access: 'publicPart' }),
  facets: route('GET', '/events/facets', { access: 'publicPart' }),
  entrantCounts: route('GET', '/events/entrant-counts', { access: 'publicPart' }),
  get: route('GET', '/events/:id', { access: 'publicPart' }),
  featured: route('GET', '/events/featured', { access: 'publicPart' }),
  view: route('GET', '/events/view/:id', { access: 'publicPart' }),
  create: route('POST', '/events', { access: 'superAdmins' }),
  update: route('PUT', '/events/:id', { access: 'superAdmins' }),
  remove: route('DELETE', '/events/:id', { access: 'superAdmins' }),
  duplicate: route('POST', '/events/duplicate/:id', { access: 'superAdmins' }),
  exportEvent: route('GET', '/events/export/:id', { access: 'publicPart' }),
  importEvent: route('POST', '/admin/events/import', { access: 'superAdmins', repeat: 'keyed' }),
  near: route('GET', '/admin/events/:id/near', { access: 'superAdmins' }),
  warnings: route('GET', '/admin/events/:id/warnings', { access: 'admins' }),
  calendar: route('GET', '/events/calendar/:id', { access: 'publicPart' }),
  hasReguls: route('GET', '/events/has-reguls/:id', { access: 'publicPart' }),
  fileExists: route('GET', '/events/:id/file-exists/:type/:file', { access: 'publicPart' }),
  listDocs: route('GET', '/events/list-docs/:id', { access: 'publicPart' }),
  uploadFile: route('POST', '/events/upload-file/:id/:type', { access: 'admins', encoding: 'multipart' }),
  updateDoc: route('PUT', '/admin/events/:id/docs/:file', { access: 'admins' }),
  removeDoc: route('DELETE', '/admin/events/:id/docs/:file', { access: 'admins' }),
  removePicture: route('DELETE', '/admin/events/:id/pictures/:type', { access: 'superAdmins' }),
  updateDesc: route('PUT', '/admin/events/:id/desc', { access: 'admins' }),
  createDesc: route('POST', '/admin/events/:id/desc', { access: 'admins' }),
  removeDesc: route('DELETE', '/admin/events/:id/desc', { access: 'admins' }),
  ...placesRoutes,
  ...entrantsRoutes,
  ...startListRoutes,
  ...eventSessionRoutes,
  ...printoutRoutes,
  ...diplomaRoutes,
  ...publishedResultsRoutes,
  ...registrationsRoutes,
  ...followingRoutes,
  ...liveRoutes,
} as const satisfies RouteGroup
