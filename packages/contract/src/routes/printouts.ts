/** Printouts of an event: calls of the group `events`. */

import { route } from '../route.ts'

export const printoutRoutes = {
  createPrintoutLink: route('POST', '/events/printout-links/:id', { access: 'signedIn', repeat: 'keyed' }),
  printSettings: route('GET', '/admin/events/:id/print-settings', { access: 'admins' }),
  updatePrintSettings: route('PUT', '/admin/events/:id/print-settings', { access: 'admins' }),
  printouts: route('GET', '/events/printouts/:id', { access: 'signedIn' }),
  queuePrintout: route('POST', '/events/printouts/:id', { access: 'signedIn', repeat: 'idempotent' }),
  cancelPrintout: route('DELETE', '/events/printouts/:id/:printoutId', { access: 'signedIn' }),
} as const
