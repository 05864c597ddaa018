/** Administration of an event's entrants and money. Calls of the group `events`. */

import { route } from '../route.ts'

export const entrantsRoutes = {
  stateWork: route('GET', '/admin/events/:id/state', { access: 'admins' }),
  setState: route('PUT', '/admin/events/:id/state', { access: 'superAdmins', repeat: 'keyed' }),
  messages: route('GET', '/admin/events/:id/messages', { access: 'admins' }),
  previewMessage: route('POST', '/admin/events/:id/messages/preview', {
    access: 'admins',
    repeat: 'idempotent',
  }),
  sendMessage: route('POST', '/admin/events/:id/messages', { access: 'admins', repeat: 'keyed' }),
  money: route('GET', '/admin/events/:id/money', { access: 'admins' }),
  moneyFile: route('GET', '/admin/events/:id/money/:type', { access: 'admins' }),
} as const
