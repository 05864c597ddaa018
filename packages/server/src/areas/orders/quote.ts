import { amountOf } from '@polynya/domain'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { isUsedUp } from '../coupons/coupons.store.ts'
import { creditIn } from '../ledger/ledger.store.ts'
import { payableGateways } from '../site/payable-gateways.ts'
import { checkBasket, payerOf, priceOfBasket } from './basket.ts'
import { priceView } from './price-view.ts'
import { payableRoute } from './selling.ts'

export const quote: Handler<'orders.quote'> = async ({ body, caller }, deps) => {
  const basket = await checkBasket(deps.db, { body, caller }, deps)
  const { coupon } = basket
  const accountId = payerOf(basket, caller.account.id)
  if (coupon && (await isUsedUp(deps.db, { couponId: coupon.id, accountId, orderId: null }))) {
    fail('coupon_used_up')
  }
  const gateways = await payableGateways(deps.db, deps)
  const { price, totalMinor } = priceOfBasket(basket)
  const { route, selling } = basket
  return {
    total: amountOf(totalMinor),
    currency: route.currency,
    originalTotal: amountOf(price.totalMinor),
    originalCurrency: selling.currency,
    currencyRate: route.conversionRate,
    paymentGateway: totalMinor > 0 ? payableRoute(selling, basket.country, gateways) : null,
    credits: amountOf(await creditIn(deps.db, caller.account.id, route.currency)),
    items: price.items.map((item, index) => {
      const requested = basket.swimmers[index]
      return {
        swimmerId: item.swimmerId,
        age: requested?.age ?? 0,
        ageGroup: requested?.ageGroup ?? null,
        quantity: requested?.entries.length ?? 0,
        ...priceView(item),
      }
    }),
  }
}
