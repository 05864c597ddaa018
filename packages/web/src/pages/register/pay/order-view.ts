import type { Order } from '@polynya/contract'
import { isPaying } from '../../../features/orders/order-text.ts'

/** What there is to see of an order: to be paid, waiting for the bank, or how it ended. */
export type OrderView = 'pay' | 'waiting' | 'paid' | 'expired' | 'cancelled' | 'refunded'

const VIEWS = {
  draft: 'pay',
  pending: 'pay',
  paid: 'paid',
  part_refunded: 'paid',
  refunded: 'refunded',
  cancelled: 'cancelled',
  expired: 'expired',
} as const satisfies Record<Order['status'], OrderView>

/** An order whose payment is under way waits for the bank, whatever became of its places. */
export function orderView({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): OrderView {
  const view = VIEWS[status]
  return isPaying({ paymentStatus }) && (view === 'pay' || view === 'expired') ? 'waiting' : view
}

/** Intervals in seconds between polls of a payment: short at first, then ever longer. */
const WAITS_S = [1, 2, 3, 5, 8, 13, 20, 30, 30, 30] as const

/** Returns the delay before a poll in ms; null after the last one. */
export const delayOf = (poll: number): number | null => {
  const seconds = WAITS_S[poll]
  return seconds === undefined ? null : seconds * 1000
}
