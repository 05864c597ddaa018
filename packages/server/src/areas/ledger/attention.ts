/** Problems with money that no job repairs: administrators see them. */

import type { Attention } from '@polynya/contract'
import { amountOf } from '@polynya/domain'
import { differs, isUnanswered, refusedOf } from './attention.store.ts'
import type { PaymentRow } from './payments.store.ts'
import type { RefundRow } from './refunds.store.ts'

type Money = Attention['expected']

const moneyOf = (minor: number, currency: string): Money => ({ amount: amountOf(minor), currency })

/** Returns the problems of an order's last payment and its refunds that require an administrator. */
export const attentionOf = (payments: readonly PaymentRow[], refunds: readonly RefundRow[]): Attention[] => [
  ...payments.filter(differs).map(({ order_id: orderId, amount, currency, ...payment }) => ({
    orderId,
    kind: 'amount_differs' as const,
    expected: moneyOf(amount, currency),
    reported: moneyOf(payment.reported_amount ?? 0, payment.reported_currency ?? currency),
    since: (payment.reported_at ?? payment.created_at).toISOString(),
  })),
  ...refunds.filter(isUnanswered).map(({ order_id: orderId, amount, currency, ...refund }) => ({
    orderId,
    kind: 'refund_unanswered' as const,
    expected: moneyOf(amount, currency),
    reported: null,
    since: (refund.unanswered_at ?? refund.created_at).toISOString(),
  })),
  ...refusedOf(refunds).map(({ order_id: orderId, amount, currency, ...refund }) => ({
    orderId,
    kind: 'refund_refused' as const,
    expected: moneyOf(amount, currency),
    reported: null,
    since: (refund.finished_at ?? refund.created_at).toISOString(),
  })),
]
