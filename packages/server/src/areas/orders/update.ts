import type { FieldIssue, Order } from '@polynya/contract'
import { dateInZone, isUnpaid, minorOf } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { OrderTerms } from '../../db/tables/entry-order.ts'
import { fail, failField } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { couponValue, redeemCoupon } from '../coupons/coupons.store.ts'
import { findValidCoupon } from '../coupons/valid-coupon.ts'
import { findSelling } from '../events/record/events.store.ts'
import { moneyOf } from '../ledger/ledger.store.ts'
import { findOpenPayment } from '../ledger/payments.store.ts'
import { confirmIfPaid } from '../payments/confirm-paid.ts'
import { auditTerms } from './order-audit.ts'
import { orderView } from './order-view.ts'
import { getOrder, listItems, type OrderRow, updateTerms } from './orders.store.ts'
import { reprice } from './reprice.ts'
import { paymentRoute } from './selling.ts'
import { isOwnOrder, orderToChange } from './visible-order.ts'

type Call = HandlerCall<'orders.update'>

export const update: Handler<'orders.update'> = async (call, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const { params, body, caller, ifMatch } = call
    const order = await orderToChange(tx, params.id, caller)
    if (ifMatch !== null && ifMatch !== order.version) fail('stale')
    const before = await orderView(tx, order.id)
    refuseProtected(body, before)
    if (!isUnpaid(order.status)) fail('order_state')
    if (await findOpenPayment(tx, order.id)) fail('payment_pending')
    const now = deps.clock.now()
    await changeTerms(tx, { order, body, today: dateInZone(now, order.time_zone) })
    const changed = await getOrder(tx, order.id)
    await reprice(tx, changed, now)
    await confirmIfPaid(tx, { orderId: order.id, now }, deps)
    const after = await orderView(tx, order.id)
    if (!isOwnOrder(caller, order)) {
      const { country } = changed
      await auditTerms(tx, call, {
        before: { ...before, country: order.country },
        after: { ...after, country },
      })
    }
    return after
  })

const CHANGEABLE = new Set(['coupon', 'country', 'orderContent'])

/** A caller who changes an order sends the whole order; protected fields must be unchanged. */
function refuseProtected(body: Call['body'], view: Order) {
  const issues: FieldIssue[] = Object.entries(body)
    .filter(([field]) => !CHANGEABLE.has(field))
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(view[field as keyof Order]))
    .map(([path]) => ({ path, reason: 'not_allowed' }))
  if (issues.length > 0) fail('field_forbidden', { issues })
}

interface OrderChange {
  readonly order: OrderRow
  readonly body: Call['body']
  readonly today: string
}

async function changeTerms(tx: Tx, { order, body, today }: OrderChange) {
  const donated = await withDonations(tx, order, body.orderContent ?? [])
  const { couponId, terms } = await withCoupon(tx, { order: { ...order, terms: donated }, body, today })
  const paying = await payingFrom(tx, order, body.country)
  // A coupon that is set again was counted within its limit.
  const counted = body.coupon === undefined ? {} : { coupon_late: false }
  await updateTerms(tx, order.id, { terms, coupon_id: couponId, ...paying, ...counted })
}

/** Another country may pay in another currency. An order that was paid in part stays in the currency of that payment. */
async function payingFrom(tx: Tx, order: OrderRow, country: string | undefined) {
  if (country === undefined || country === order.country) return {}
  const selling = await findSelling(tx, order.event_id)
  if (!selling) return fail('order_not_found')
  const { currency, conversionRate } = paymentRoute(selling, country, 'sandbox')
  const { paidMinor, refundedMinor } = await moneyOf(tx, order.id)
  if (currency !== order.currency && paidMinor > refundedMinor) failField('country', 'not_allowed')
  return { country, currency, rate: String(conversionRate) }
}

async function withDonations(
  tx: Tx,
  { id, terms }: OrderRow,
  content: NonNullable<Call['body']['orderContent']>,
): Promise<OrderTerms> {
  const items = await listItems(tx, [id])
  const donations = new Map(
    content.flatMap(({ entryId, donationAmount }) => {
      const item = items.find((each) => each.id === entryId)
      return item && donationAmount !== undefined ? [[item.swimmer_id, minorOf(donationAmount)] as const] : []
    }),
  )
  const swimmers = terms.swimmers.map((swimmer) => ({
    ...swimmer,
    donationMinor: donations.get(swimmer.swimmerId) ?? swimmer.donationMinor,
  }))
  return { ...terms, swimmers }
}

async function withCoupon(tx: Tx, { order, body, today }: OrderChange) {
  const { terms, coupon_id: couponId } = order
  if (body.coupon === undefined) return { couponId, terms }
  if (body.coupon === null) return { couponId: null, terms: { ...terms, coupon: null } }
  const { row, issues } = await findValidCoupon(tx, { eventId: order.event_id, code: body.coupon, today })
  if (issues.length > 0 || !row) return fail('invalid_input', { issues })
  await redeemCoupon(tx, { couponId: row.id, accountId: order.account_id, orderId: order.id })
  return { couponId: row.id, terms: { ...terms, coupon: couponValue(row) } }
}
