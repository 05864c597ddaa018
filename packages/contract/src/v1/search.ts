import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { text } from '../schemas/inputs/scalars.ts'

export const searchEndpoints = {
  find: endpoint(routes.search.find, {
    summary: 'Swimmers, events and clubs by name, also with typos, and swimmers by registry ID',
    query: z.strictObject({ q: text('search') }),
    response: responses.search.find,
    cache: 'public',
    extension: true,
  }),
}
