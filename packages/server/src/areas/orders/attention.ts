/** Problems that no job repairs: administrators see them, and are notified of each once. */

import type { Attention } from '@polynya/contract'
import { amountOf } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { GatewayPayment } from '../../payments/gateway.ts'
import { getAccount } from '../accounts/account.store.ts'
import { sendLetter } from '../accounts/account-mails.ts'
import {
  differs,
  isUnanswered,
  listAdministrators,
  noteTold,
  noteUnanswered,
} from '../ledger/attention.store.ts'
import type { PaymentRow, RefundRow } from '../ledger/payments.store.ts'
import { getOrder } from './orders.store.ts'

type Needs = Pick<Deps, 'clock' | 'mailer' | 'config' | 'words'>
type Money = Attention['expected']

const moneyOf = (minor: number, currency: string): Money => ({ amount: amountOf(minor), currency })

/** Returns the problems of an order's last payment and its refunds that require an administrator. */
export const attentionOf = (payments: readonly PaymentRow[], refunds: readonly RefundRow[]): Attention[] => [
  ...payments.filter(differs).map(({ order_id: orderId, amount, currency, ...payment }) => ({
    orderId,
    kind: 'amount_differs' as const,
    expected: moneyOf(amount, currency),
    reported: moneyOf(payment.told_amount ?? 0, payment.told_currency ?? currency),
    since: (payment.told_at ?? payment.created_at).toISOString(),
  })),
  ...refunds.filter(isUnanswered).map(({ order_id: orderId, amount, currency, ...refund }) => ({
    orderId,
    kind: 'refund_unanswered' as const,
    expected: moneyOf(amount, currency),
    reported: null,
    since: (refund.unanswered_at ?? refund.created_at).toISOString(),
  })),
]

interface Differing {
  readonly payment: PaymentRow
  readonly reported: GatewayPayment
}

/** Notifies administrators that a gateway reports another amount for a payment than the requested one. */
export async function tellDiffering(tx: Tx, { payment, reported }: Differing, deps: Needs) {
  const at = deps.clock.now()
  if (!(await noteTold(tx, payment, { ...reported, at }))) return
  await alert(tx, { letter: 'amountDiffers', orderId: payment.order_id, expected: payment, reported }, deps)
}

/**
 * Notifies administrators that a gateway has not responded to a refund for so long that it can no longer be retried.
 */
export async function tellUnanswered(tx: Tx, refund: RefundRow, deps: Needs) {
  if (!(await noteUnanswered(tx, refund, deps.clock.now()))) return
  await alert(tx, { letter: 'refundUnanswered', orderId: refund.order_id, expected: refund }, deps)
}

interface Alert {
  readonly letter: 'amountDiffers' | 'refundUnanswered'
  readonly orderId: number
  readonly expected: { readonly amount: number; readonly currency: string }
  readonly reported?: { readonly amountMinor: number; readonly currency: string }
}

async function alert(tx: Tx, { letter, orderId, expected, reported }: Alert, deps: Needs) {
  const order = await getOrder(tx, orderId)
  for (const accountId of await listAdministrators(tx, order.region)) {
    const { language } = await getAccount(tx, accountId)
    const text = (minor: number, currency: string) =>
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(minor / 100)
    const values = {
      order: String(orderId),
      event: language === 'en' ? (order.event_name_en ?? order.event_name) : order.event_name,
      expected: text(expected.amount, expected.currency),
      reported: reported ? text(reported.amountMinor, reported.currency) : '',
    }
    await sendLetter(tx, { letter, accountId, path: `/orders/${orderId}`, values }, deps)
  }
}
