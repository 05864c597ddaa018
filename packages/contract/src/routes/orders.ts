/** Orders, their entries and their money. */

import { PAGE_SIZE } from '@polynya/domain'
import { type RouteGroup, route } from '../route.ts'
import { seedTimeRoutes } from './seed-times.ts'

const ordersPage = { rows: 'orders', size: PAGE_SIZE.orders }

export const orders = {
  list: route('GET', '/orders', { access: 'ownOrAll', paging: ordersPage }),
  unpaid: route('GET', '/orders/unpaid', { access: 'own' }),
  get: route('GET', '/orders/:id', { access: 'ownOrAll' }),
  calendar: route('GET', '/orders/calendar/:id', { access: 'ownOrAll' }),
  quote: route('POST', '/orders/quote', { access: 'signedIn', repeat: 'idempotent' }),
  create: route('POST', '/orders', { access: 'signedIn', repeat: 'keyed' }),
  count: route('GET', '/orders/count', { access: 'ownOrAll' }),
  entry: route('POST', '/orders/entry', { access: 'ownOrAll', repeat: 'keyed' }),
  refundQuote: route('GET', '/orders/:id/entries/:entryId/refund', { access: 'ownOrAll' }),
  refundSum: route('POST', '/orders/refund-sum', { access: 'ownOrAll', repeat: 'idempotent' }),
  cancelEntry: route('PUT', '/orders/:id/entries/:entryId/cancel', { access: 'ownOrAll', repeat: 'keyed' }),
  update: route('PUT', '/orders/:id', { access: 'ownOrAll' }),
  togglepaid: route('PUT', '/orders/togglepaid/:id', { access: 'admins', repeat: 'keyed' }),
  remove: route('DELETE', '/orders/:id', { access: 'ownOrAll' }),
  pay: route('PUT', '/orders/pay/:id', { access: 'own', repeat: 'keyed' }),
  paymentStatus: route('GET', '/orders/payment-status/:id', { access: 'ownOrAll' }),
  receiptStatus: route('GET', '/orders/receipt-status/:id', { access: 'ownOrAll' }),
  refund: route('PUT', '/orders/refund/:id', { access: 'ownOrAll', repeat: 'keyed' }),
  credits: route('GET', '/orders/credits', { access: 'own' }),
  waiting: route('GET', '/orders/waiting', { access: 'own' }),
  joinWaiting: route('POST', '/orders/waiting', { access: 'signedIn', repeat: 'keyed' }),
  leaveWaiting: route('DELETE', '/orders/waiting/:id', { access: 'ownOrAll' }),
  ...seedTimeRoutes,
} as const satisfies RouteGroup
