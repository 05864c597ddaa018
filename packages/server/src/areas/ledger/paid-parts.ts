/** The payments of an order and what of them can be refunded. Minor units. */

import { amountOf, countsAsRefunded, type MoneySource, type PaidPart } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { listRevokedMarks } from './ledger.store.ts'
import { BY_HAND, type OrderMoney } from './order-money.ts'
import { listPayments, type PaymentRow } from './payments.store.ts'
import { listRefunds, type RefundRow } from './refunds.store.ts'

export interface PaymentPart extends PaidPart {
  /** Null for spent credits. */
  readonly payment: PaymentRow | null
  readonly minor: number
}

/** What is stored of the money of one order. */
export interface StoredMoney {
  readonly money: OrderMoney
  readonly payments: readonly PaymentRow[]
  readonly refunds: readonly RefundRow[]
  /** The payments by hand whose mark was revoked. */
  readonly revoked: ReadonlySet<number>
}

export const sourceOf = (payment: Pick<PaymentRow, 'gateway' | 'means'> | null): MoneySource =>
  payment === null ? 'balance' : payment.gateway === BY_HAND ? (payment.means ?? 'manual') : 'online'

/** Returns what each payment brought, newest first, then the spent credits. */
export function partsOf({ money, payments, refunds, revoked }: StoredMoney): PaymentPart[] {
  const counted = refunds.filter(({ status }) => countsAsRefunded(status))
  const part = (payment: PaymentRow | null, minor: number): PaymentPart => {
    const own = counted.filter(({ payment_id }) => payment_id === (payment?.id ?? null))
    const refundedMinor = own.reduce((sum, { amount }) => sum + amount, 0)
    return { source: sourceOf(payment), payment, minor, refundableMinor: minor - refundedMinor }
  }
  const paid = payments.filter(({ id, status }) => status === 'succeeded' && !revoked.has(id)).toReversed()
  const { creditsMinor } = money
  return [
    ...paid.map((payment) => part(payment, payment.amount)),
    ...(creditsMinor > 0 ? [part(null, creditsMinor)] : []),
  ]
}

/** Returns the paid parts of an order, in the order in which they are refunded. */
export async function paidParts(
  db: Db,
  order: { readonly id: number; readonly money: OrderMoney },
): Promise<PaymentPart[]> {
  return partsOf({
    money: order.money,
    payments: await listPayments(db, order.id),
    refunds: await listRefunds(db, order.id),
    revoked: await listRevokedMarks(db, order.id),
  })
}

export const paidPartView = ({ source, minor, refundableMinor }: PaymentPart) => ({
  source,
  amount: amountOf(minor),
  refundable: amountOf(refundableMinor),
})
