/** Webhooks of an account. */

import { type RouteGroup, route } from '../route.ts'

export const webhooks = {
  list: route('GET', '/user/webhooks', { access: 'own' }),
  create: route('POST', '/user/webhooks', { access: 'own' }),
  update: route('PUT', '/user/webhooks/:id', { access: 'own' }),
  remove: route('DELETE', '/user/webhooks/:id', { access: 'own' }),
  rotateSecret: route('POST', '/user/webhooks/:id/secret', { access: 'own' }),
  test: route('POST', '/user/webhooks/:id/test', { access: 'own' }),
  deliveries: route('GET', '/user/webhooks/:id/deliveries', { access: 'own' }),
  redeliver: route('POST', '/user/webhooks/:id/:deliveryId', { access: 'own' }),
} as const satisfies RouteGroup
