/** The site: its settings, texts and places. */

import { type RouteGroup, route } from '../route.ts'

export const site = {
  get: route('GET', '/site', { access: 'anyone' }),
  countries: route('GET', '/site/countries', { access: 'anyone' }),
  regions: route('GET', '/site/regions/:country', { access: 'anyone' }),
  text: route('GET', '/site/texts/:name/:lang', { access: 'anyone' }),
  settings: route('GET', '/admin/site', { access: 'superAdmins' }),
  updateSettings: route('PUT', '/admin/site', { access: 'superAdmins' }),
  textVersions: route('GET', '/admin/site/texts/:name', { access: 'superAdmins' }),
  textVersion: route('GET', '/admin/site/texts/:name/:version', { access: 'superAdmins' }),
  publishText: route('POST', '/admin/site/texts/:name', { access: 'superAdmins' }),
} as const satisfies RouteGroup
