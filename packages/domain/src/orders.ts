/** Orders, entries, payments and refunds: their states and what may follow on what (rulings, "Registration, slots and orders"). */

/** What became of a place that somebody asked for. */
export const ENTRY_STATES = ['held', 'confirmed', 'cancelled', 'refunded', 'expired', 'waitlisted'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

export const ORDER_STATUSES = [
  'draft',
  'pending',
  'paid',
  'part_refunded',
  'refunded',
  'cancelled',
  'expired',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** As a gateway tells it; `created` is written down but not yet asked for. */
export const PAYMENT_STATES = ['created', 'pending', 'waiting_for_capture', 'succeeded', 'canceled'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const REFUND_STATES = ['requested', 'sent', 'pending', 'succeeded', 'canceled'] as const
export type RefundState = (typeof REFUND_STATES)[number]

export const RECEIPT_STATES = ['none', 'pending', 'succeeded', 'canceled'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

/** Why money went back: what the payer asked for, and what the platform gives back by itself. */
export const REFUND_CAUSES = [
  'cancelled',
  'late_payment',
  'double_payment',
  'called_off',
  'overpaid',
  'manual',
] as const
export type RefundCause = (typeof REFUND_CAUSES)[number]

/** Where money goes back to. */
export type RefundWay = 'card' | 'credit'

/** Whether an event takes place as announced. */
export const EVENT_STATES = ['planned', 'postponed', 'calledOff'] as const
export type EventState = (typeof EVENT_STATES)[number]

/**
 * Cancelled, refunded and expired are final: whoever comes again gets a new one. A place that the waiting list offered is
 * held on by an order, and a paid mark taken back holds again.
 */
const ENTRY_STEPS = {
  waitlisted: ['held', 'cancelled', 'expired'],
  held: ['held', 'confirmed', 'cancelled', 'expired'],
  confirmed: ['held', 'cancelled', 'refunded'],
  cancelled: [],
  refunded: [],
  expired: [],
} as const satisfies Record<EntryState, readonly EntryState[]>

/** A payment that comes late makes an expired order a paid one, if there are places; a paid mark can be taken back. */
const ORDER_STEPS = {
  draft: ['pending', 'paid', 'cancelled', 'expired'],
  pending: ['pending', 'paid', 'cancelled', 'expired'],
  paid: ['part_refunded', 'refunded', 'pending'],
  part_refunded: ['part_refunded', 'refunded', 'pending'],
  refunded: [],
  cancelled: [],
  expired: ['paid'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** Succeeded and canceled are final: what a gateway says later is written down and ignored. */
const PAYMENT_STEPS = {
  created: ['pending', 'waiting_for_capture', 'succeeded', 'canceled'],
  pending: ['pending', 'waiting_for_capture', 'succeeded', 'canceled'],
  waiting_for_capture: ['waiting_for_capture', 'succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>

const REFUND_STEPS = {
  requested: ['sent', 'succeeded', 'canceled'],
  sent: ['pending', 'succeeded', 'canceled'],
  pending: ['pending', 'succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
} as const satisfies Record<RefundState, readonly RefundState[]>

const canStep =
  <State extends string>(steps: Readonly<Record<State, readonly State[]>>) =>
  (from: State, to: State): boolean =>
    steps[from].includes(to)

/** Whether an entry may go from one state to another. */
export const entryCanBecome = canStep<EntryState>(ENTRY_STEPS)
/** Whether an order may go from one status to another. */
export const orderCanBecome = canStep<OrderStatus>(ORDER_STEPS)
/** Whether an attempt to pay may go from one state to another. */
export const paymentCanBecome = canStep<PaymentState>(PAYMENT_STEPS)
/** Whether a refund may go from one state to another. */
export const refundCanBecome = canStep<RefundState>(REFUND_STEPS)

/** An order that waits for its money. */
export const isUnpaid = (status: OrderStatus): boolean => status === 'draft' || status === 'pending'
/** An order that was paid, whatever went back since. */
export const wasPaid = (status: OrderStatus): boolean =>
  status === 'paid' || status === 'part_refunded' || status === 'refunded'
/** An entry that takes a place, or waits for one: nobody has two of them on one distance. */
export const isActiveEntry = (state: EntryState): boolean =>
  state === 'held' || state === 'confirmed' || state === 'waitlisted'
/** An attempt to pay that may still end either way; an order has at most one. */
export const isOpenPayment = (state: PaymentState): boolean => state !== 'succeeded' && state !== 'canceled'
/** A refund that the gateway has not ended. */
export const isOpenRefund = (state: RefundState): boolean => state !== 'succeeded' && state !== 'canceled'
/** A refund that counts as given: what was asked for is not given twice while it is under way. */
export const countsAsRefunded = (state: RefundState): boolean => state !== 'canceled'

/** How long a place is kept for an order that is not paid, and for somebody whom the waiting list offers one. */
export const HOLD = { minutes: 30, offerHours: 24 } as const
