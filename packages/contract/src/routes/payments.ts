/** Webhooks of gateways about payments and refunds. */

import { route } from '../route.ts'

export const paymentsRoutes = {
  notify: route('POST', '/payments/notify/:gateway', { access: 'anyone', repeat: 'idempotent' }),
} as const
