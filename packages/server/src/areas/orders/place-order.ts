/** Writes an order: all of it, or nothing. */

import { decimalOf, HOLD } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { redeemCoupon } from '../coupons/coupons.store.ts'
import { confirmEntries } from '../places/confirm-entries.ts'
import { listEntriesOf } from '../places/entries.store.ts'
import type { Basket, priceOfBasket } from './basket.ts'
import { enterSwimmers, takePlaces } from './enter-swimmers.ts'
import { sendOrderPaid, sendOrderPlaced } from './order-mails.ts'
import { getOrder, insertItems, insertOrder, markPaid } from './orders.store.ts'
import { type DeskPayment, payByHand } from './pay-by-hand.ts'

interface NewOrder {
  readonly basket: Basket
  readonly priced: ReturnType<typeof priceOfBasket>
  readonly payer: number
  /** A payment that an administrator received for it at the venue. */
  readonly payment?: DeskPayment
  /** Whether its e-mail is sent later, with those of other orders. */
  readonly isSilent?: boolean
}

/**
 * Takes the places and writes the order: all of it, or nothing. Rows that need no place are written before the places are
 * locked, because concurrent orders wait for that lock.
 */
export async function placeOrder(tx: Tx, order: NewOrder, deps: Deps): Promise<number> {
  const { basket, priced, payer, payment, isSilent = false } = order
  const holdUntil = new Date(basket.now.getTime() + HOLD.minutes * 60_000)
  const id = await writeOrder(tx, order, holdUntil)
  if (priced.totalMinor > 0 && !payment && !isSilent)
    await sendOrderPlaced(tx, { orderId: id, entries: entriesOf(basket) }, deps)
  await takePlaces(tx, basket)
  await enterSwimmers(tx, { basket, orderId: id, payer, holdUntil }, deps)
  const isConfirmed = priced.totalMinor === 0 || payment !== undefined
  if (priced.totalMinor === 0) await confirmFree(tx, { id, basket })
  else if (payment) await payByHand(tx, { order: await getOrder(tx, id), payment }, deps)
  if (isConfirmed && !isSilent) await sendOrderPaid(tx, id, deps)
  return id
}

/** Writes the order with its items. */
async function writeOrder(tx: Tx, { basket, priced, payer }: NewOrder, holdUntil: Date): Promise<number> {
  const { selling, now, route, terms, coupon } = basket
  const id = await insertOrder(tx, {
    event_id: selling.id,
    account_id: payer,
    status: 'draft',
    currency: route.currency,
    total: decimalOf(priced.totalMinor),
    original_currency: selling.currency,
    original_total: decimalOf(priced.price.totalMinor),
    rate: String(route.conversionRate),
    country: basket.country,
    coupon_id: coupon?.id ?? null,
    terms: JSON.stringify(terms),
    on_spot: basket.onSpot,
    placed_on: basket.today,
    hold_until: holdUntil,
    paid_at: null,
    created_at: now,
    updated_at: now,
  })
  if (coupon) await redeemCoupon(tx, { couponId: coupon.id, accountId: payer, orderId: id })
  await insertItems(tx, id, priced.price.items)
  return id
}

const entriesOf = ({ swimmers }: Basket) =>
  swimmers.flatMap(({ swimmer, entries }) =>
    entries.map(({ distance }) => ({ ...swimmer, dist_code: distance.distCode })),
  )

/** Confirms an order that costs nothing. */
async function confirmFree(tx: Tx, { id, basket: { selling, now } }: { id: number; basket: Basket }) {
  await confirmEntries(tx, { eventId: selling.id, entries: await listEntriesOf(tx, id), now })
  await markPaid(tx, { id, status: 'draft' }, now)
}
