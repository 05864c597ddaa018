/** Where the money of orders came from, and where refunds of it go. See docs/rules.md#refunds. */

import type { RefundWay } from './orders.ts'

/**
 * Targets of refunds by the source of the money: a gateway, an administrator's mark without or with its means, or the
 * payer's balance. A gateway refunds to the card, the organizer by hand.
 */
const TARGETS = {
  online: 'card',
  manual: 'manual',
  cash: 'manual',
  card: 'manual',
  balance: 'credit',
} as const

export type MoneySource = keyof typeof TARGETS
export const MONEY_SOURCES = Object.keys(TARGETS) as readonly MoneySource[]

/** `manual` is by the organizer, as the payer paid. */
export const REFUND_TARGETS = ['card', 'manual', 'credit'] as const
export type RefundTarget = (typeof REFUND_TARGETS)[number]

/** What one payment, or the balance, paid of an order. */
export interface PaidPart {
  readonly source: MoneySource
  /** What of it is not refunded. */
  readonly refundableMinor: number
}

/** Returns the target of a refund: the balance if it is chosen, otherwise the means by which the money was paid. */
export const refundTarget = (way: RefundWay, source: MoneySource): RefundTarget =>
  way === 'credit' ? 'credit' : TARGETS[source]

/** Divides a refund over the paid parts in their order: the newest payment first, the balance last. */
export function refundShares<Part extends PaidPart>(
  parts: readonly Part[],
  amountMinor: number,
): { readonly part: Part; readonly minor: number }[] {
  let left = amountMinor
  return parts.flatMap((part) => {
    const minor = Math.min(left, part.refundableMinor)
    left -= minor
    return minor > 0 ? [{ part, minor }] : []
  })
}

/** Returns the amounts of a refund by target, unless the balance is chosen. Minor units. */
export function refundByTarget(
  parts: readonly PaidPart[],
  amountMinor: number,
): Readonly<Record<RefundTarget, number>> {
  const sums = { card: 0, manual: 0, credit: 0 }
  for (const { part, minor } of refundShares(parts, amountMinor)) sums[TARGETS[part.source]] += minor
  return sums
}
