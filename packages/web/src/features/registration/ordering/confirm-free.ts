import type { Order } from '@polynya/contract'
import { isUnpaid } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { dueOf } from '../../orders/order-text.ts'

/** Confirms a new order of which nothing is due. If that fails, the payment step has a button for it. */
export async function confirmFree({ orders }: Client, order: Order): Promise<void> {
  if (!isUnpaid(order.status) || dueOf(order) !== 0) return
  const call = { params: { id: order.id }, query: { payType: 'card' as const } }
  await orders.pay(call).catch(() => null)
}
