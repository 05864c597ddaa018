/** Sends stored refunds to gateways. */

import { isOpenRefund, type RefundState } from '@polynya/domain'
import type { Deps } from '../../deps.ts'
import { gatewayNamed, isRefused } from '../../payments/gateway.ts'
import { findPayment } from '../ledger/payments.store.ts'
import {
  findRefund,
  listOpenRefunds,
  listRefunds,
  type RefundRow,
  stepRefund,
} from '../ledger/refunds.store.ts'
import { alertRefusedRefund, alertUnansweredRefund } from '../orders/administrator-mails.ts'
import { getOrder, lockOrder } from '../orders/orders.store.ts'
import { postRefund } from './refund-order.ts'

type RefundDeps = Pick<Deps, 'db' | 'clock' | 'gateways' | 'mailer' | 'config' | 'words'>

/** Sends the stored refunds to gateways; a request without a response is retried with the same key. */
export async function sendRefunds(deps: RefundDeps, orderId?: number) {
  const open = orderId === undefined ? await listOpenRefunds(deps.db) : await openRefundsOf(deps, orderId)
  for (const refund of open) await sendRefund(deps, refund)
}

const openRefundsOf = async ({ db }: RefundDeps, orderId: number) =>
  (await listRefunds(db, orderId)).filter(({ status }) => isOpenRefund(status))

/** Gateways store an idempotency key for a day: a later retry could refund twice. */
const KEY_HOURS = 23

/** Returns whether a request can no longer be retried with its key. */
export const isKeyExpired = ({ created_at }: { readonly created_at: Date }, now: Date) =>
  now.getTime() - created_at.getTime() > KEY_HOURS * 3_600_000

/**
 * A refund without a response for a day, or without its gateway, remains as it is: an administrator checks at the gateway whether
 * it was done.
 */
async function sendRefund(deps: RefundDeps, refund: RefundRow) {
  const payment = refund.payment_id === null ? undefined : await findPayment(deps.db, refund.payment_id)
  const gateway = payment && gatewayNamed(deps.gateways, payment.gateway)
  const isSendable = gateway && (refund.status === 'requested' || refund.external_id !== null)
  if (!isSendable && isKeyExpired(refund, deps.clock.now())) {
    if (refund.unanswered_at === null)
      await deps.db.transaction().execute((tx) => alertUnansweredRefund(tx, refund, deps))
    return
  }
  if (!gateway || payment.external_id === null) return
  if (refund.status === 'requested') await stepRefund(deps.db, refund.id, { status: 'sent' })
  try {
    const reported =
      refund.external_id === null
        ? await gateway.refund({
            key: refund.idempotence_key,
            externalId: payment.external_id,
            amountMinor: refund.amount,
            currency: refund.currency,
            receipt: await receiptOf(deps, refund),
          })
        : await gateway.getRefund(refund.external_id)
    await recordRefund(deps, refund.id, {
      status: reported.status,
      externalId: reported.externalId,
      failure: reported.failure,
    })
  } catch (problem) {
    if (!isRefused(problem)) return
    await recordRefund(deps, refund.id, {
      status: 'canceled',
      externalId: refund.external_id,
      failure: problem.code,
    })
  }
}

async function receiptOf({ db }: RefundDeps, { order_id, amount: amountMinor }: RefundRow) {
  const { email, event_name: description } = await getOrder(db, order_id)
  return { email: email ?? '', items: [{ description, amountMinor, quantity: 1 }] }
}

/** Stores the status of a refund; a final status never changes. */
async function recordRefund(
  deps: RefundDeps,
  id: number,
  { status, externalId, failure }: { status: RefundState; externalId: string | null; failure: string | null },
) {
  const now = deps.clock.now()
  const isOver = !isOpenRefund(status)
  await deps.db.transaction().execute(async (tx) => {
    const refund = await findRefund(tx, id)
    const order = refund && (await lockOrder(tx, refund.order_id))
    if (!order) return
    const set = { status, external_id: externalId, failure, finished_at: isOver ? now : null }
    if (!(await stepRefund(tx, id, set)) || !isOver) return
    if (status === 'canceled') return alertRefusedRefund(tx, refund, deps)
    await postRefund(tx, { refund, accountId: order.account_id, target: 'card' }, now)
  })
}
