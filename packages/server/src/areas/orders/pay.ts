import type { Handler } from '../../http/call.ts'
import type { GatewayPayment } from '../../payments/gateway.ts'
import type { PaymentRow } from '../ledger/payments.store.ts'
import { sendPayment } from '../payments/send-payment.ts'
import { startPayment } from '../payments/start-payment.ts'
import type { OrderRow } from './orders.store.ts'

export const pay: Handler<'orders.pay'> = async ({ params, query, caller, commit }, deps) => {
  const input = { orderId: params.id, spendsCredits: query.payType === 'credits', caller }
  const { order, payment } = await deps.db.transaction().execute(async (tx) => {
    const started = await startPayment(tx, input, deps)
    // A retry continues the attempt of a card payment, but would refuse an order that credits have paid.
    if (!started.payment) await commit(tx, { response: paidView(started.order) })
    return started
  })
  if (!payment) return paidView(order)
  if (payment.external_id !== null) return { payment: paymentView(order, payment, 'pending') }
  const { status, confirmationUrl } = await sendPayment(deps, order, payment)
  return { payment: paymentView(order, { ...payment, confirmation_url: confirmationUrl }, status) }
}

const paidView = (order: OrderRow) => ({ payment: paymentView(order, null, 'succeeded') })

const paymentView = (
  order: OrderRow,
  payment: Pick<PaymentRow, 'amount' | 'currency' | 'gateway' | 'confirmation_url'> | null,
  status: GatewayPayment['status'],
) => ({
  orderId: order.id,
  status,
  amount: (payment?.amount ?? order.total) / 100,
  currency: payment?.currency ?? order.currency,
  paymentGateway: payment?.gateway ?? null,
  confirmationUrl: payment?.confirmation_url ?? null,
})
