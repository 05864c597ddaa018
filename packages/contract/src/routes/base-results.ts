/** Base results, from which points are calculated. */

import { type RouteGroup, route } from '../route.ts'

export const baseResults = {
  years: route('GET', '/base-results', { access: 'anyone' }),
  get: route('GET', '/base-results/:year', { access: 'anyone' }),
  create: route('POST', '/base-results', { access: 'baseResultsEditors', repeat: 'keyed' }),
  update: route('PUT', '/base-results/:year', { access: 'baseResultsEditors' }),
  activate: route('PUT', '/base-results/:year/activate', { access: 'baseResultsEditors' }),
  remove: route('DELETE', '/base-results/:year', { access: 'baseResultsEditors' }),
} as const satisfies RouteGroup
