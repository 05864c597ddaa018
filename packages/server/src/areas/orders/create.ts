import { minorOf } from '@polynya/domain'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { type Basket, checkBasket, payerOf, priceOfBasket } from './basket.ts'
import { auditOrder } from './order-audit.ts'
import { newOrderView, orderView } from './order-view.ts'
import { placeOrder } from './place-order.ts'
import { failPriceChanged } from './pricing.ts'

export const create: Handler<'orders.create'> = async ({ body, ...call }, deps) => {
  const { total, payment, ...requested } = body
  if (payment && !requested.onSpot) {
    fail('field_forbidden', { issues: [{ path: 'payment', reason: 'not_allowed' }] })
  }
  const basket = await checkBasket(deps.db, { body: requested, caller: call.caller }, deps)
  const priced = priceOfBasket(basket)
  if (total !== undefined && minorOf(total) !== priced.totalMinor) {
    failPriceChanged(priced.totalMinor, basket.route.currency)
  }
  const id = await deps.db.transaction().execute(async (tx) => {
    const payer = payerOf(basket, call.caller.account.id)
    const placed = await placeOrder(tx, { basket, priced, payer, payment }, deps)
    if (basket.onSpot || entersOthers(basket, call.caller.account.id)) {
      await auditOrder(tx, call, { id: placed, basket, payment })
    }
    await call.commit(tx, { orderId: placed })
    return placed
  })
  return payment ? orderView(deps.db, id) : newOrderView(deps.db, id)
}

/** Whether an administrator or a federation enters a swimmer of another account, or of none. */
const entersOthers = ({ swimmers }: Basket, accountId: number): boolean =>
  swimmers.some(({ swimmer }) => swimmer.account_id !== accountId)
