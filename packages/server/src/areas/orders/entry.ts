import { isUnpaid, minorOf } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { findOpenPayment } from '../ledger/payments.store.ts'
import { type Basket, checkBasket } from './basket.ts'
import { enterSwimmers, takePlaces } from './enter-swimmers.ts'
import { auditEntry } from './order-audit.ts'
import { orderView } from './order-view.ts'
import { getOrder, insertItems, listItems, type OrderRow, updateTerms } from './orders.store.ts'
import { failPriceChanged } from './pricing.ts'
import { priceOfUnpaid, reprice } from './reprice.ts'
import { isOwnOrder, orderToChange, visibleOrder } from './visible-order.ts'

export const entry: Handler<'orders.entry'> = async (call, deps) => {
  const { orderId, swimmerId, total, ...requested } = call.body
  const { event_id: eventId, on_spot: onSpot } = await visibleOrder(deps.db, orderId, call.caller)
  const body = { eventId, swimmers: [{ swimmerId, entries: [requested] }], ...(onSpot && { onSpot }) }
  const basket = await checkBasket(deps.db, { body, caller: call.caller }, deps)
  return call.changeOnce(async (tx) => {
    const order = await addEntry(tx, { call, basket }, deps)
    const totalMinor = await reprice(tx, order, basket.now)
    if (total !== undefined && minorOf(total) !== totalMinor) {
      failPriceChanged(totalMinor, order.currency)
    }
    if (!isOwnOrder(call.caller, order)) {
      await auditEntry(tx, call, { orderId, basket, distanceId: requested.distanceId })
    }
    return orderView(tx, order.id)
  })
}

async function addEntry(
  tx: Tx,
  { call, basket }: { call: HandlerCall<'orders.entry'>; basket: Basket },
  deps: Deps,
): Promise<OrderRow> {
  const order = await orderToChange(tx, call.body.orderId, call.caller)
  const isOver = order.hold_until !== null && order.hold_until <= basket.now
  if (!isUnpaid(order.status) || isOver) fail('order_state')
  if (await findOpenPayment(tx, order.id)) fail('payment_pending')
  await takePlaces(tx, basket)
  const { account_id: payer, id: orderId } = order
  const holdUntil = order.hold_until ?? basket.now
  await enterSwimmers(tx, { basket, orderId, payer, holdUntil }, deps)
  return withSwimmer(tx, await withFees(tx, order, basket), basket)
}

/** Adds the fees of offers that the event has added since the order was placed. */
async function withFees(tx: Tx, order: OrderRow, { terms: { fees } }: Basket): Promise<OrderRow> {
  const { offers } = order.terms.fees
  const known = new Set(offers.map(({ offerId }) => offerId))
  const added = fees.offers.filter(({ offerId }) => !known.has(offerId))
  if (added.length === 0) return order
  const terms = { ...order.terms, fees: { ...order.terms.fees, offers: [...offers, ...added] } }
  await updateTerms(tx, order.id, { terms })
  return { ...order, terms }
}

/** Adds a swimmer who is new in an order to its terms, with an item of their own. */
async function withSwimmer(tx: Tx, order: OrderRow, basket: Basket): Promise<OrderRow> {
  const [added] = basket.terms.swimmers
  if (!added || order.terms.swimmers.some(({ swimmerId }) => swimmerId === added.swimmerId)) return order
  const terms = { ...order.terms, swimmers: [...order.terms.swimmers, added] }
  await updateTerms(tx, order.id, { terms })
  const known = new Set((await listItems(tx, [order.id])).map(({ swimmer_id }) => swimmer_id))
  const price = await priceOfUnpaid(tx, { ...order, terms })
  const item = price.items.find(({ swimmerId }) => swimmerId === added.swimmerId)
  if (item && !known.has(added.swimmerId)) {
    await insertItems(tx, order.id, [item])
  }
  return getOrder(tx, order.id)
}
