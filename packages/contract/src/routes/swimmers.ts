/** Profiles of swimmers. */

import { PAGE_SIZE } from '@polynya/domain'
import { type RouteGroup, route } from '../route.ts'
import { custodyRoutes } from './custody.ts'

const swimmersPage = { rows: 'swimmers', size: PAGE_SIZE.swimmers }

export const swimmers = {
  my: route('GET', '/swimmers/my', { access: 'own', paging: swimmersPage }),
  all: route('GET', '/swimmers/all', { access: 'publicPart', paging: swimmersPage }),
  idlist: route('GET', '/swimmers/idlist/:key', { access: 'publicPart', paging: swimmersPage }),
  get: route('GET', '/swimmers/:id', { access: 'ownOrPublic' }),
  canEdit: route('GET', '/swimmers/can-edit/:id', { access: 'signedIn' }),
  iwsaid: route('GET', '/swimmers/iwsaid/:id', { access: 'ownOrPublic' }),
  viewIwsaid: route('GET', '/swimmers/view-iwsaid/:id', { access: 'ownOrPublic' }),
  create: route('POST', '/swimmers', { access: 'signedIn' }),
  update: route('PUT', '/swimmers/:id', { access: 'ownOrAll' }),
  remove: route('DELETE', '/swimmers/:id', { access: 'ownOrAll' }),
  uploadAvatar: route('POST', '/swimmers/upload-avatar/:id', {
    access: 'ownOrAll',
    repeat: 'idempotent',
    encoding: 'multipart',
  }),
  uploadDocument: route('POST', '/swimmers/upload-document/:id', {
    access: 'ownOrAll',
    repeat: 'idempotent',
    encoding: 'multipart',
  }),
  document: route('GET', '/swimmers/document/:id', { access: 'ownOrAll' }),
  removeDocument: route('DELETE', '/swimmers/document/:id', { access: 'ownOrAll' }),
  avatarExists: route('GET', '/swimmers/avatar-exists/:id', { access: 'publicPart' }),
  countMy: route('GET', '/swimmers/count/my', { access: 'own' }),
  countAll: route('GET', '/swimmers/count/all', { access: 'publicPart' }),
  statistics: route('GET', '/swimmers/statistics', { access: 'publicPart' }),
  featured: route('GET', '/swimmers/featured', { access: 'publicPart' }),
  similar: route('GET', '/swimmers/similar', { access: 'signedIn' }),
  confirm: route('PUT', '/swimmers/confirm/:id', { access: 'ownOrAll' }),
  unconfirmed: route('GET', '/admin/swimmers/unconfirmed', { access: 'admins', paging: swimmersPage }),
  claim: route('PUT', '/swimmers/claim/:id', { access: 'signedIn', repeat: 'never' }),
  release: route('PUT', '/swimmers/release/:id', { access: 'ownOrAll' }),
  ...custodyRoutes,
} as const satisfies RouteGroup
