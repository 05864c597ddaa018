import type { Order } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { type Item, item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { momentsIn } from '../../terminal/moments.ts'
import { amountText, eventOf, swimmerOf } from './order-table.ts'

export const run: Run<'orders show'> = async (context, { order }) => {
  const client = await context.client()
  return orderItem(await client.orders.get({ params: { id: numberOf(context, order) } }), context)
}

/** Details of one order: payment, distances, refunds. */
export function orderItem(order: Order, context: Pick<Context, 't' | 'language'>): Item {
  const { t } = context
  const moments = momentsIn(context.language)
  const moment = (at: string | null) => moments(at, order.eventTimeZone)
  const sum = (amount: number) => (amount > 0 ? amountText(amount, order.orderCurrency) : null)
  return item(order, [
    t('cli:order', { id: order.id }),
    [t('cli:label.event'), eventOf(order, context)],
    [t('cli:label.state'), t(`cli:orderStatus.${order.status}`)],
    [t('cli:label.total'), amountText(order.total, order.orderCurrency)],
    [t('cli:label.paid'), sum(order.sumPaid)],
    [t('cli:label.refunded'), sum(order.partRefunded)],
    [t('cli:label.overpaid'), sum(order.overpaid)],
    [t('cli:label.payment'), t(`orders:payments.${order.paymentStatus}`)],
    [t('cli:label.receipt'), t(`orders:receipts.${order.receiptStatus}`)],
    [t('cli:label.created'), moment(order.createdAt)],
    [t('cli:label.paidAt'), moment(order.paidAt)],
    [t('cli:label.holdUntil'), moment(order.holdUntil)],
    [t('cli:label.email'), order.userEmail],
    ...order.orderContent.flatMap(({ swimmer, entries }) =>
      entries.map(
        ({ id, distCode, state }) =>
          [
            String(id),
            `${swimmerOf(swimmer, context)} (${swimmer.iwsaid}), ${distCode}: ${t(`orders:entries.${state}`)}`,
          ] as const,
      ),
    ),
    ...order.refunds.map(
      ({ amount, currency, target, cause, status }) =>
        [
          t('cli:label.refund'),
          [
            `${amountText(amount, currency)} ${t(`orders:refunds.target.${target}`)}`,
            t(`orders:refunds.causes.${cause}`),
            t(`orders:refunds.states.${status}`),
          ].join('; '),
        ] as const,
    ),
  ])
}
