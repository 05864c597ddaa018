import { getRouteApi } from '@tanstack/react-router'
import { orderNumber, orderQuery } from '../../features/orders/order-queries.ts'
import type { App } from '../../infrastructure/context/app-context.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { fetchDialogs } from './lazy-dialogs.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderList } from './OrderList.tsx'
import '../../features/administration/administration.css'
import '@polynya/ui/Facts.css'
import './order.css'
import './orders.css'

const route = getRouteApi('/orders/{-$id}')

/** Has the words of orders, and the one that an address names. */
export async function loadOrders(app: App, given: string | undefined) {
  const id = orderNumber(given)
  await need(app, {
    words: ['orders', 'admissions', 'seedTimes', 'administration', 'messages', 'sport', 'errors'],
    queries: id === null ? [] : [orderQuery(app.client, id)],
  })
  fetchDialogs()
}

/** The list of orders, or the one whose number stands in the address. */
export function OrdersPage() {
  const { id } = route.useParams()
  return id === undefined ? <OrderList /> : <OrderDetails key={id} id={orderNumber(id)} />
}
