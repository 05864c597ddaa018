/** Results of an event: calls of the group `events`. */

import { route } from '../route.ts'

export const publishedResultsRoutes = {
  preRes: route('GET', '/events/pre-res/:id', { access: 'publicPart' }),
  results: route('GET', '/events/results/:eventId', { access: 'publicPart' }),
  printProtocolAbs: route('GET', '/events/print-protocol-abs/:eventId', { access: 'publicPart' }),
  live: route('GET', '/events/live/:eventId', { access: 'publicPart' }),
} as const
