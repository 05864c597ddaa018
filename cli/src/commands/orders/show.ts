import type { Order } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { type Item, item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { amountText, eventOf, swimmerOf } from './order-table.ts'

export const run: Run<'orders show'> = async (context, { order }) => {
  const client = await context.client()
  return orderItem(await client.orders.get({ params: { id: numberOf(context, order) } }), context)
}

/** Details of one order: payment, distances, refunds. */
export function orderItem(order: Order, context: Pick<Context, 't' | 'language'>): Item {
  const { t } = context
  const sum = (amount: number) => (amount > 0 ? amountText(amount, order.orderCurrency) : null)
  return item(order, [
    t('cli:order', { id: order.id }),
    [t('cli:label.event'), eventOf(order, context)],
    [t('cli:label.state'), t(`cli:orderStatus.${order.status}`)],
    [t('cli:label.total'), amountText(order.total, order.orderCurrency)],
    [t('cli:label.paid'), sum(order.sumPaid)],
    [t('cli:label.refunded'), sum(order.partRefunded)],
    [t('cli:label.overpaid'), sum(order.overpaid)],
    [t('cli:label.payment'), order.paymentStatus],
    [t('cli:label.receipt'), order.receiptStatus],
    [t('cli:label.created'), order.createdAt],
    [t('cli:label.paidAt'), order.paidAt],
    [t('cli:label.holdUntil'), order.holdUntil],
    [t('cli:label.email'), order.userEmail],
    ...order.orderContent.flatMap(({ swimmer, entries }) =>
      entries.map(
        ({ id, distCode, state }) =>
          [String(id), `${swimmerOf(swimmer, context)} (${swimmer.iwsaid}), ${distCode}: ${state}`] as const,
      ),
    ),
    ...order.refunds.map(
      ({ amount, currency, way, cause, status }) =>
        [t('cli:label.refund'), `${amountText(amount, currency)}, ${way}, ${cause}: ${status}`] as const,
    ),
  ])
}
