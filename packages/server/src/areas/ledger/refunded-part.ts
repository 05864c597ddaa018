import type { RefundTarget } from '@polynya/domain'

/** A part of a refund, and to what it is paid. */
export interface RefundedPart {
  readonly target: RefundTarget
  readonly minor: number
}
