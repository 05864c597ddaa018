/** Sessions of an event: calls of the group `events`. */

import { route } from '../route.ts'

export const eventSessionRoutes = {
  sessions: route('GET', '/events/sessions/:id', { access: 'publicPart' }),
  createSession: route('POST', '/admin/events/:id/sessions', { access: 'admins', repeat: 'keyed' }),
  updateSession: route('PUT', '/admin/events/:id/sessions/:sessionId', { access: 'admins' }),
  listRules: route('GET', '/admin/events/:id/list-rules', { access: 'admins' }),
  updateListRules: route('PUT', '/admin/events/:id/list-rules', { access: 'admins' }),
  removeSession: route('DELETE', '/admin/events/:id/sessions/:sessionId', { access: 'admins' }),
} as const
