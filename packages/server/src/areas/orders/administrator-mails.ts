/** E-mails to administrators about problems that no job repairs: one for each problem. */

import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { GatewayPayment } from '../../payments/gateway.ts'
import { getAccount, listAdministrators } from '../accounts/account.store.ts'
import { sendMail } from '../accounts/account-mails.ts'
import { recordReportedAmount, recordUnanswered } from '../ledger/attention.store.ts'
import type { PaymentRow } from '../ledger/payments.store.ts'
import type { RefundRow } from '../ledger/refunds.store.ts'
import { getOrder } from './orders.store.ts'

type MailDeps = Pick<Deps, 'clock' | 'mailer' | 'config' | 'words'>

/** Notifies administrators that a gateway reports another amount for a payment than the requested one. */
export async function alertDifferingAmount(
  tx: Tx,
  { payment, reported }: { payment: PaymentRow; reported: GatewayPayment },
  deps: MailDeps,
) {
  const at = deps.clock.now()
  if (!(await recordReportedAmount(tx, payment, { ...reported, at }))) return
  const { order_id: orderId } = payment
  await alert(tx, { template: 'amountDiffers', orderId, expected: payment, reported }, deps)
}

/**
 * Notifies administrators that a gateway has not responded to a refund for so long that it can no longer be retried.
 */
export async function alertUnansweredRefund(tx: Tx, refund: RefundRow, deps: MailDeps) {
  if (!(await recordUnanswered(tx, refund, deps.clock.now()))) return
  await alert(tx, { template: 'refundUnanswered', orderId: refund.order_id, expected: refund }, deps)
}

/** Notifies administrators that a gateway refuses a refund: the money has not left, and no job sends it again. */
export const alertRefusedRefund = (tx: Tx, refund: RefundRow, deps: MailDeps) =>
  alert(tx, { template: 'refundRefused', orderId: refund.order_id, expected: refund }, deps)

interface Alert {
  readonly template: 'amountDiffers' | 'refundUnanswered' | 'refundRefused'
  readonly orderId: number
  readonly expected: { readonly amount: number; readonly currency: string }
  readonly reported?: { readonly amountMinor: number; readonly currency: string }
}

async function alert(tx: Tx, { template, orderId, expected, reported }: Alert, deps: MailDeps) {
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
    const path = `/orders/${orderId}`
    await sendMail(tx, { template, accountId, path, values, eventId: order.event_id }, deps)
  }
}
