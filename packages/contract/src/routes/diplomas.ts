/** Templates of diplomas and certificates: calls of the group `events`. */

import { route } from '../route.ts'

export const diplomaRoutes = {
  diplomaTemplates: route('GET', '/admin/events/:id/diplomas', { access: 'admins' }),
  diplomaSamples: route('GET', '/admin/events/:id/diplomas/:kind/samples', { access: 'admins' }),
  updateDiplomaTemplate: route('PUT', '/admin/events/:id/diplomas/:kind', { access: 'admins' }),
  resetDiplomaTemplate: route('DELETE', '/admin/events/:id/diplomas/:kind', { access: 'admins' }),
  uploadDiplomaBackground: route('POST', '/admin/events/:id/diplomas/:kind/background', {
    access: 'admins',
    encoding: 'multipart',
  }),
} as const
