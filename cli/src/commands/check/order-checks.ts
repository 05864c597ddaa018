import type { OrderCard } from '@polynya/contract'
import { PAGE_SIZE } from '@polynya/domain'
import { inBatches } from '../../calls/batches.ts'
import type { Checked, Finding } from './finding.ts'
import { finding } from './finding.ts'

type Query =
  | { readonly eventId?: number; readonly isPaid: false }
  | { readonly eventId: number; readonly status: 'expired' }

/** Orders that wait for their money, and hold places. */
export async function unpaidOrders(checked: Checked): Promise<Finding[]> {
  const { events, isNarrow } = checked
  const queries: Query[] = isNarrow
    ? events.map(({ id }) => ({ eventId: id, isPaid: false }))
    : [{ isPaid: false }]
  return ordersOf(checked, 'unpaidOrders', queries)
}

/** Orders whose places were lost unpaid, for events that are not over. */
export const expiredOrders = (checked: Checked): Promise<Finding[]> =>
  ordersOf(
    checked,
    'expiredOrders',
    checked.events.map(({ id }) => ({ eventId: id, status: 'expired' })),
  )

async function ordersOf(
  { client, concurrency }: Checked,
  check: 'unpaidOrders' | 'expiredOrders',
  queries: readonly Query[],
): Promise<Finding[]> {
  const found = await inBatches(queries, concurrency, async (query) => {
    const orders: OrderCard[] = []
    for await (const order of client.orders.list.items({ query: { ...query, limit: PAGE_SIZE.max } }))
      orders.push(order)
    return orders
  })
  return found.flat().map((order) =>
    finding(check, {
      id: order.id,
      name: order.userEmail,
      at: order.holdUntil,
      event: {
        id: order.eventId,
        name: order.eventName,
        nameEn: order.eventNameEn,
        timeZone: order.eventTimeZone,
      },
    }),
  )
}
