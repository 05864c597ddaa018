import type { Translated } from '../catalogue.ts'
import type { eventMoney as original } from '../ru/event-money.ts'
import { moneyAttention, moneyGateways, moneyKinds } from './money-words.ts'

export const eventMoney = {
  heading: 'Event finances',
  text: 'From the ledger: all lists have the same total.',
  none: 'No payments for this event yet.',
  noneAdvice: 'The report starts with the first payment.',
  failed: 'Failed to load the finance report',
  fileFailed: 'Could not create the file',
  download: 'Download {{type}}',
  byDay: 'By day, {{currency}}',
  byGateway: 'By payment method, {{currency}}',
  byKind: 'By item, {{currency}}',
  unpaidOrders_one: '{{count, number}} order awaits payment of {{amount}}.',
  unpaidOrders_other: '{{count, number}} orders await payment of {{amount}}.',
  onTheWay: 'Refunds in progress: {{amount}}.',
  columns: {
    currency: 'Currency',
    line: 'Line',
    date: 'Date',
    gateway: 'Method',
    received: 'Received',
    refunded: 'Refunded',
    net: 'Net',
    order: 'Order',
    requested: 'Requested',
    reported: 'Reported by the payment service',
    reportedCurrency: 'Payment service currency',
  },
  lines: {
    moved: 'Moved',
    total: 'Total',
    pendingRefunds: 'Refunds in progress',
    unpaid: 'Unpaid',
  },
  attention: moneyAttention,
  gateways: moneyGateways,
  kinds: moneyKinds,
} satisfies Translated<typeof original>
