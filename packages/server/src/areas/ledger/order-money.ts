/** The paid, refunded, due and overpaid amounts of an order. Minor units of its currency. */

/** Name of payments by hand, which an administrator refunds by hand. */
export const BY_HAND = 'manual'

export interface OrderMoney {
  /** By card, by hand and by credits, without revoked marks. */
  readonly paidMinor: number
  readonly creditsMinor: number
  /** Requested and completed refunds, to the card and as credits. */
  readonly refundedMinor: number
  /** The same without what was paid beyond the total. */
  readonly cancelledMinor: number
}

export const NO_MONEY: OrderMoney = { paidMinor: 0, creditsMinor: 0, refundedMinor: 0, cancelledMinor: 0 }

/** The amount paid beyond the total and not refunded. */
export const overpaidMinor = (
  { paidMinor, refundedMinor, cancelledMinor }: OrderMoney,
  totalMinor: number,
): number => Math.max(0, paidMinor - (refundedMinor - cancelledMinor) - totalMinor)
