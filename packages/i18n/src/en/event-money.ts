import type { Translated } from '../catalogue.ts'
import type { eventMoney as original } from '../ru/event-money.ts'

export const eventMoney = {
  heading: 'Money of the event',
  text: 'Out of the ledger: every list adds up to the same sum.',
  none: 'There was no money of this event yet.',
  noneAdvice: 'The report begins with the first order.',
  failed: 'Could not load the money report',
  fileFailed: 'Could not make the file',
  download: 'Download {{type}}',
  byDay: 'By day, {{currency}}',
  byGateway: 'By way of paying, {{currency}}',
  byKind: 'What for, {{currency}}',
  unpaidOrders_one: '{{count, number}} order waits for {{amount}}.',
  unpaidOrders_other: '{{count, number}} orders wait for {{amount}}.',
  onTheWay: 'Still on its way back: {{amount}}.',
  columns: {
    currency: 'Currency',
    line: 'Line',
    date: 'Date',
    gateway: 'Way',
    received: 'Received',
    refunded: 'Refunded',
    net: 'Net',
  },
  lines: {
    moved: 'Moved',
    total: 'Total',
    pendingRefunds: 'On its way back',
    unpaid: 'Unpaid',
  },
  gateways: {
    sandbox: 'Sandbox',
    yookassa: 'YooKassa',
    manual: 'Marked by hand',
    credit: 'Credit of a payer',
    card: 'Card',
  },
  kinds: {
    fees: 'Fees',
    donations: 'Donations',
    service: 'Service charge',
    mktPlace: 'Marketplace charge',
    adjusted: 'Refunds and overpayments',
  },
} satisfies Translated<typeof original>
