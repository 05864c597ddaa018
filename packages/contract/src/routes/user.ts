/** Accounts, their sessions, settings and tokens. */

import { type RouteGroup, route } from '../route.ts'

export const user = {
  authenticate: route('POST', '/user/authenticate', { access: 'anyone' }),
  signup: route('POST', '/user/signup', { access: 'anyone' }),
  overview: route('GET', '/user/overview', { access: 'own' }),
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
  cancelEmail: route('DELETE', '/user/email', { access: 'own' }),
  sessions: route('GET', '/user/sessions', { access: 'own' }),
  endSession: route('DELETE', '/user/sessions/:id', { access: 'own' }),
  tokens: route('GET', '/user/tokens', { access: 'own' }),
  createToken: route('POST', '/user/tokens', { access: 'own' }),
  revokeToken: route('DELETE', '/user/tokens/:id', { access: 'own' }),
  exportData: route('GET', '/user/export', { access: 'own' }),
  remove: route('DELETE', '/user', { access: 'own', repeat: 'never' }),
} as const satisfies RouteGroup
