/** States of orders, entries, payments and refunds, and their transitions. See docs/rules.md#orders. */

/** States of an entry. */
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

/** States of a payment as reported by a gateway; `created` is stored but not yet requested. */
export const PAYMENT_STATES = ['created', 'pending', 'waiting_for_capture', 'succeeded', 'canceled'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const REFUND_STATES = ['requested', 'sent', 'pending', 'succeeded', 'canceled'] as const
export type RefundState = (typeof REFUND_STATES)[number]

export const RECEIPT_STATES = ['none', 'pending', 'succeeded', 'canceled'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

/** How an order is paid at the venue. */
export const PAYMENT_MEANS = ['cash', 'card'] as const
export type PaymentMeans = (typeof PAYMENT_MEANS)[number]

/** Causes of a refund: requested by the payer, or made by the platform. See docs/rules.md#refunds. */
export const REFUND_CAUSES = [
  'cancelled',
  'late_payment',
  'double_payment',
  'called_off',
  'overpaid',
  'manual',
] as const
export type RefundCause = (typeof REFUND_CAUSES)[number]

/** Destination of a refund. */
export type RefundWay = 'card' | 'credit'

/** Whether an event takes place as announced. See docs/rules.md#events. */
export const EVENT_STATES = ['planned', 'postponed', 'calledOff'] as const
export type EventState = (typeof EVENT_STATES)[number]

/**
 * Cancelled, refunded and expired are final: entering again creates a new entry. A place offered from the waiting
 * list is held by an order, and revoking a paid mark holds the place again.
 */
const ENTRY_STEPS = {
  waitlisted: ['held', 'cancelled', 'expired'],
  held: ['held', 'confirmed', 'cancelled', 'expired'],
  confirmed: ['held', 'cancelled', 'refunded'],
  cancelled: [],
  refunded: [],
  expired: [],
} as const satisfies Record<EntryState, readonly EntryState[]>

/** A late payment makes an expired order paid if places are available; a paid mark can be revoked. */
const ORDER_STEPS = {
  draft: ['pending', 'paid', 'cancelled', 'expired'],
  pending: ['pending', 'paid', 'cancelled', 'expired'],
  paid: ['part_refunded', 'refunded', 'pending'],
  part_refunded: ['part_refunded', 'refunded', 'pending'],
  refunded: [],
  cancelled: [],
  expired: ['paid'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** Succeeded and canceled are final: later notifications of a gateway are stored and ignored. */
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

/** Whether an entry may change from one state to another. */
export const entryCanBecome = canStep<EntryState>(ENTRY_STEPS)
/** Whether an order may change from one status to another. */
export const orderCanBecome = canStep<OrderStatus>(ORDER_STEPS)
/** Whether a payment may change from one state to another. */
export const paymentCanBecome = canStep<PaymentState>(PAYMENT_STEPS)
/** Whether a refund may change from one state to another. */
export const refundCanBecome = canStep<RefundState>(REFUND_STEPS)

/** Whether an order awaits payment. */
export const isUnpaid = (status: OrderStatus): boolean => status === 'draft' || status === 'pending'
/** Whether an order can be marked as paid by hand, also after its hold. */
export const isPayableByHand = (status: OrderStatus): boolean => isUnpaid(status) || status === 'expired'
/** Whether an order was paid, including orders refunded since. */
export const wasPaid = (status: OrderStatus): boolean =>
  status === 'paid' || status === 'part_refunded' || status === 'refunded'
/** Whether an entry takes a place; one on the waiting list does not yet. See docs/rules.md#places. */
export const takesPlace = (state: EntryState): boolean => state === 'held' || state === 'confirmed'

/**
 * Whether an entry takes or awaits a place. A swimmer has at most one such entry per distance.
 * See docs/rules.md#places.
 */
export const isActiveEntry = (state: EntryState): boolean =>
  state === 'held' || state === 'confirmed' || state === 'waitlisted'
/**
 * Whether the price of an order depends on an entry, or will once more: the entry is active, or it has expired in an
 * order that a late payment or an administrator can still make paid.
 * See docs/rules.md#fees.
 */
export const isPricedEntry = (state: EntryState, order: OrderStatus | null): boolean =>
  isActiveEntry(state) ||
  (state === 'expired' &&
    order !== null &&
    (orderCanBecome(order, 'paid') || orderCanBecome(order, 'pending')))
/** Whether a payment may still succeed or fail; an order has at most one such payment. */
export const isOpenPayment = (state: PaymentState): boolean => state !== 'succeeded' && state !== 'canceled'
/** Whether a refund is pending at the gateway. */
export const isOpenRefund = (state: RefundState): boolean => state !== 'succeeded' && state !== 'canceled'
/**
 * Whether a refund counts toward the refunded amount; pending ones do, so that they are not made twice.
 * See docs/rules.md#refunds.
 */
export const countsAsRefunded = (state: RefundState): boolean => state !== 'canceled'

/** How long a place is held for an unpaid order, and for an offer from the waiting list. See docs/rules.md#places. */
export const HOLD = { minutes: 30, offerHours: 24 } as const

interface OrderMoney {
  /** All that was paid, refunded or not. */
  readonly paidMinor: number
  readonly refundedMinor: number
}

/** Returns the amount of an order's total that is still due: refunded money does not count as paid. */
export const dueMinor = ({ paidMinor, refundedMinor }: OrderMoney, totalMinor: number): number =>
  Math.max(0, totalMinor - (paidMinor - refundedMinor))
