/**
 * The refund for cancelling a paid distance. Amounts are whole minor
 * units, dates `YYYY-MM-DD` in the event's zone.
 * See docs/rules.md#refunds.
 */

import { percentOf } from './money.ts'

/** Until the end of this day, `percent` is refunded; after the last step, nothing. */
export interface RefundStep {
  readonly until: string
  readonly percent: number
}

/** Steps from the earliest day on; the shares never grow. */
export type RefundRule = readonly RefundStep[]

export type RefundProblem = 'not_in_order' | 'refund_grows'

/** Returns the faults of a rule before it is stored: each step is later than the previous one and refunds no more. */
export const refundProblems = (rule: RefundRule) =>
  rule.flatMap(({ until, percent }, index): { path: string; reason: RefundProblem }[] => {
    const before = rule[index - 1]
    if (!before) return []
    if (until <= before.until) return [{ path: `refundRule.${index}.until`, reason: 'not_in_order' }]
    return percent > before.percent ? [{ path: `refundRule.${index}.percent`, reason: 'refund_grows' }] : []
  })

/** Returns the share that is refunded on a day, in whole per cent. */
export const refundPercent = (rule: RefundRule, on: string): number =>
  rule.find(({ until }) => on <= until)?.percent ?? 0

export interface Cancelling {
  readonly rule: RefundRule
  readonly on: string
  /** All that was paid, by card and by credits. */
  readonly paidMinor: number
  /** All refunds of the order so far. */
  readonly refundedMinor: number
  /** The price of the order before this cancellation, under the rules stored with it. */
  readonly beforeMinor: number
  /** The price after it. Both include every donation, so donations stay. */
  readonly remainingMinor: number
}

/**
 * The refund of one cancellation, in whole minor units: the share of its own day of what the order costs less. An earlier
 * cancellation at a higher share is never reduced by a later one; all refunds together never exceed what was paid.
 */
export function refundMinor(cancelling: Cancelling): number {
  const { rule, on, paidMinor, refundedMinor, beforeMinor, remainingMinor } = cancelling
  const lessMinor = Math.max(0, beforeMinor - remainingMinor)
  const returned = percentOf(lessMinor, refundPercent(rule, on))
  return Math.max(0, Math.min(returned, paidMinor - refundedMinor))
}
