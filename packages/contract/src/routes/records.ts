/** Records of the federation. */

import { PAGE_SIZE } from '@polynya/domain'
import { type RouteGroup, route } from '../route.ts'

export const records = {
  list: route('GET', '/records', {
    access: 'publicPart',
    paging: { rows: 'records', size: PAGE_SIZE.records },
  }),
  history: route('GET', '/records/history', { access: 'publicPart' }),
  decide: route('PUT', '/records/decision/:id', { access: 'federations' }),
  importFile: route('POST', '/records/import', {
    access: 'admins',
    repeat: 'idempotent',
    encoding: 'multipart',
  }),
  exportFile: route('GET', '/records/export', { access: 'admins' }),
  remove: route('DELETE', '/records/:id', { access: 'admins' }),
  recompute: route('PUT', '/records/recompute', { access: 'admins' }),
} as const satisfies RouteGroup
