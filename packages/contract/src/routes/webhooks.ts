/** Webhooks of an account. */

import { type RouteGroup, route } from '../route.ts'

export const webhooks = {
  list: route('GET', '/webhooks', { access: 'own' }),
  create: route('POST', '/webhooks', { access: 'own' }),
  update: route('PUT', '/webhooks/:id', { access: 'own' }),
  remove: route('DELETE', '/webhooks/:id', { access: 'own' }),
  rotateSecret: route('POST', '/webhooks/:id/secret', { access: 'own' }),
  test: route('POST', '/webhooks/:id/test', { access: 'own' }),
  deliveries: route('GET', '/webhooks/:id/deliveries', { access: 'own' }),
  redeliver: route('POST', '/webhooks/:id/deliveries/:deliveryId', { access: 'own' }),
} as const satisfies RouteGroup
