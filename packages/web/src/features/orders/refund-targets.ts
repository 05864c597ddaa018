import type { Order, RefundQuote } from '@polynya/contract'
import { minorOf, type RefundTarget, refundByTarget } from '@polynya/domain'

/** Amounts of a refund by target, unless the balance is chosen. Minor units. */
export type RefundTargets = Readonly<Record<RefundTarget, number>>

/** Returns the targets of a refund of an order. */
export const targetsOf = ({ paidParts }: Pick<Order, 'paidParts'>, amountMinor: number): RefundTargets =>
  refundByTarget(
    paidParts.map(({ source, refundable }) => ({ source, refundableMinor: minorOf(refundable) })),
    amountMinor,
  )

/** Returns the targets that the server states for the cancellation of a distance. */
export function targetsOfQuote({ amount, creditAmount, manualAmount }: RefundQuote): RefundTargets {
  const [credit, manual] = [minorOf(creditAmount), minorOf(manualAmount)]
  return { credit, manual, card: minorOf(amount) - credit - manual }
}

/**
 * Returns by what means money is refunded that the balance did not pay, `manual` if any of it is refunded by hand; null
 * if the balance paid all of it.
 */
export const meansOf = ({ card, manual }: RefundTargets): 'card' | 'manual' | null =>
  manual > 0 ? 'manual' : card > 0 ? 'card' : null
