/** A part of a refund, and to what it is paid; `manual` is by the organizer, as the payer paid. */
export interface RefundedPart {
  readonly target: 'card' | 'credit' | 'manual'
  readonly minor: number
}
