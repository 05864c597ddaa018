import type { Handler } from '../../http/call.ts'
import { listLastPayments } from '../ledger/payments.store.ts'
import { getOrder } from './orders.store.ts'
import { visibleOrder } from './visible-order.ts'

export const receiptStatus: Handler<'orders.receiptStatus'> = async ({ params, caller }, { db }) => {
  const { id } = await visibleOrder(db, params.id, caller)
  const payment = (await listLastPayments(db, [(await getOrder(db, id)).id])).get(id)
  return { receiptStatus: payment?.receipt_status ?? 'none', receiptId: payment?.receipt_id ?? null }
}
