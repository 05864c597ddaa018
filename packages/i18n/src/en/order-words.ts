import type { Translated } from '../catalogue.ts'
import type * as original from '../ru/order-words.ts'

export const orderPayments = {
  none: 'No payment',
  pending: 'Payment in progress',
  waiting_for_capture: 'Payment awaits confirmation',
  succeeded: 'Payment succeeded',
  canceled: 'Payment refused',
} satisfies Translated<typeof original.orderPayments>

export const orderReceipts = {
  none: 'No receipt',
  pending: 'Receipt in preparation',
  succeeded: 'Receipt sent',
  canceled: 'No receipt issued',
} satisfies Translated<typeof original.orderReceipts>

export const orderEntries = {
  held: 'Reserved',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  refunded: 'Cancelled and refunded',
  expired: 'Not paid in time',
  waitlisted: 'On the waiting list',
} satisfies Translated<typeof original.orderEntries>

export const orderRefunds = {
  heading: 'Refunds',
  target: { card: 'to the card', manual: 'through the organizer', credit: 'to the balance' },
  causes: {
    cancelled: 'Distance cancelled',
    late_payment: 'Late payment, no places left',
    double_payment: 'Paid twice',
    called_off: 'Event called off',
    overpaid: 'Overpaid',
    manual: 'Decision of an administrator',
  },
  states: {
    requested: 'Requested',
    sent: 'Sent',
    pending: 'In progress',
    succeeded: 'Done',
    canceled: 'Refused',
  },
} satisfies Translated<typeof original.orderRefunds>
