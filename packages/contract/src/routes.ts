/**
 * Every call's address, by group and name. The name is the same everywhere: SDK method, handler file, operationId.
 * Static paths stand beside parameters on purpose: `swimmers/my` is a route of its own, not an id.
 */

import { PAGE_SIZE } from '@polynya/domain'
import { type Route, route } from './route.ts'
import { admissionsRoutes } from './routes/admissions.ts'
import { custodyRoutes } from './routes/custody.ts'
import { entrantsRoutes } from './routes/entrants.ts'
import { followingRoutes } from './routes/following.ts'
import { orderRoutes, placesRoutes } from './routes/orders.ts'
import { paymentsRoutes } from './routes/payments.ts'
import { registrationsRoutes } from './routes/registrations.ts'
import { seedTimeRoutes, startListRoutes } from './routes/start-lists.ts'
import { teamsRoutes } from './routes/teams.ts'

const user = {
  authenticate: route('POST', '/user/authenticate', { access: 'anyone' }),
  signup: route('POST', '/user/signup', { access: 'anyone' }),
  swimcount: route('GET', '/user/swimcount', { access: 'own' }),
  forgot: route('POST', '/user/forgot', { access: 'anyone' }),
  reset: route('POST', '/user/reset', { access: 'anyone' }),
  setEmailVerified: route('POST', '/user/setEmailVerified', { access: 'anyone' }),
  refreshAccessToken: route('POST', '/user/refreshAccessToken', { access: 'anyone' }),
  logout: route('POST', '/user/logout', { access: 'anyone', repeat: 'idempotent' }),
  resendActivation: route('POST', '/user/activation', { access: 'anyone' }),
  settings: route('GET', '/user/settings', { access: 'own' }),
  updateSettings: route('PUT', '/user/settings', { access: 'own' }),
  changePassword: route('PUT', '/user/password', { access: 'own', repeat: 'never' }),
  changeEmail: route('PUT', '/user/email', { access: 'own' }),
  confirmEmail: route('POST', '/user/email/confirm', { access: 'anyone' }),
  sessions: route('GET', '/user/sessions', { access: 'own' }),
  endSession: route('DELETE', '/user/sessions/:id', { access: 'own' }),
  tokens: route('GET', '/user/tokens', { access: 'own' }),
  createToken: route('POST', '/user/tokens', { access: 'own' }),
  revokeToken: route('DELETE', '/user/tokens/:id', { access: 'own' }),
  exportData: route('GET', '/user/export', { access: 'own' }),
  remove: route('DELETE', '/user', { access: 'own', repeat: 'never' }),
} as const satisfies Group

const swimmersPage = { rows: 'swimmers', size: PAGE_SIZE.swimmers }

const swimmers = {
  my: route('GET', '/swimmers/my', { access: 'own', paging: swimmersPage }),
  all: route('GET', '/swimmers/all', { access: 'publicPart', paging: swimmersPage }),
  idlist: route('GET', '/swimmers/idlist/:key', { access: 'publicPart', paging: swimmersPage }),
  get: route('GET', '/swimmers/:id', { access: 'ownOrPublic' }),
  canEdit: route('GET', '/swimmers/can-edit/:id', { access: 'signedIn' }),
  iwsaid: route('GET', '/swimmers/iwsaid/:id', { access: 'signedInPublic' }),
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
  claim: route('PUT', '/swimmers/claim/:id', { access: 'signedIn', repeat: 'never' }),
  release: route('PUT', '/swimmers/release/:id', { access: 'ownOrAll' }),
  ...custodyRoutes,
} as const satisfies Group

const eventsPage = { rows: 'events', size: PAGE_SIZE.events }

const events = {
  list: route('GET', '/events', { access: 'publicPart', paging: eventsPage }),
  adminList: route('GET', '/admin/events', { access: 'admins', paging: eventsPage }),
  upcoming: route('GET', '/events/upcoming', { access: 'publicPart' }),
  get: route('GET', '/events/:id', { access: 'publicPart' }),
  featured: route('GET', '/events/featured', { access: 'publicPart' }),
  view: route('GET', '/events/view/:id', { access: 'publicPart' }),
  create: route('POST', '/events', { access: 'superAdmins' }),
  update: route('PUT', '/events/:id', { access: 'superAdmins' }),
  remove: route('DELETE', '/events/:id', { access: 'superAdmins' }),
  duplicate: route('POST', '/events/duplicate/:id', { access: 'superAdmins' }),
  near: route('GET', '/admin/events/:id/near', { access: 'superAdmins' }),
  hasReguls: route('GET', '/events/has-reguls/:id', { access: 'publicPart' }),
  fileExists: route('GET', '/events/:id/file-exists/:type/:file', { access: 'publicPart' }),
  listDocs: route('GET', '/events/list-docs/:id', { access: 'publicPart' }),
  uploadFile: route('POST', '/events/upload-file/:id/:type', { access: 'admins', encoding: 'multipart' }),
  removeDoc: route('DELETE', '/admin/events/:id/docs/:file', { access: 'admins' }),
  removePicture: route('DELETE', '/admin/events/:id/pictures/:type', { access: 'superAdmins' }),
  updateDesc: route('PUT', '/admin/events/:id/desc', { access: 'admins' }),
  createDesc: route('POST', '/admin/events/:id/desc', { access: 'admins' }),
  removeDesc: route('DELETE', '/admin/events/:id/desc', { access: 'admins' }),
  ...placesRoutes,
  ...entrantsRoutes,
  ...startListRoutes,
  ...registrationsRoutes,
  ...followingRoutes,
} as const satisfies Group

const orders = { ...orderRoutes, ...seedTimeRoutes } as const satisfies Group

const accounts = {
  list: route('GET', '/admin/accounts', { access: 'superAdmins', paging: { rows: 'accounts', size: 25 } }),
  setRights: route('PUT', '/admin/accounts/:id/rights', { access: 'superAdmins' }),
  block: route('PUT', '/admin/accounts/:id/block', { access: 'superAdmins' }),
  unblock: route('PUT', '/admin/accounts/:id/unblock', { access: 'superAdmins' }),
  endSessions: route('DELETE', '/admin/accounts/:id/sessions', { access: 'superAdmins' }),
} as const satisfies Group

const outbox = {
  list: route('GET', '/admin/outbox', { access: 'superAdmins', paging: { rows: 'mails', size: 25 } }),
} as const satisfies Group

const audit = {
  list: route('GET', '/admin/audit', { access: 'superAdmins', paging: { rows: 'entries', size: 25 } }),
} as const satisfies Group

const site = {
  get: route('GET', '/site', { access: 'anyone' }),
  countries: route('GET', '/site/countries', { access: 'anyone' }),
  regions: route('GET', '/site/regions/:country', { access: 'anyone' }),
  text: route('GET', '/site/texts/:name/:lang', { access: 'anyone' }),
  settings: route('GET', '/admin/site', { access: 'superAdmins' }),
  updateSettings: route('PUT', '/admin/site', { access: 'superAdmins' }),
  textVersions: route('GET', '/admin/site/texts/:name', { access: 'superAdmins' }),
  textVersion: route('GET', '/admin/site/texts/:name/:version', { access: 'superAdmins' }),
  publishText: route('POST', '/admin/site/texts/:name', { access: 'superAdmins' }),
} as const satisfies Group

/** What widgets on other people's pages read: no more than they show. */
const widgets = {
  events: route('GET', '/widgets/events', { access: 'anyone' }),
  swimmer: route('GET', '/widgets/swimmers/:id', { access: 'anyone' }),
} as const satisfies Group

type Group = Readonly<Record<string, Route>>

export const routes = {
  user,
  swimmers,
  admissions: admissionsRoutes,
  events,
  orders,
  teams: teamsRoutes,
  accounts,
  outbox,
  audit,
  site,
  widgets,
  payments: paymentsRoutes,
} as const satisfies Record<string, Group>

export type Routes = typeof routes

export { ACCESS, type Access, type Auth, authOf, type Cell, ROLES, type Role } from './access.ts'
export type { Method, Paging, ParamNames, Repeat, Route } from './route.ts'
export { TOKEN_SCOPES } from './token-scopes.ts'
