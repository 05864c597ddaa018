/** Orders, their items and entries as the API returns them. */

import type { Order, OrderCard, OrderItem } from '@polynya/contract'
import { amountOf, convertParts, isActiveEntry, isOpenPayment, refundTarget, wasPaid } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { getCouponCode } from '../coupons/coupons.store.ts'
import { isoOf } from '../events/record/event-data.ts'
import { attentionOf } from '../ledger/attention.ts'
import { listRevokedMarks, moneyOf, moneyOfOrders } from '../ledger/ledger.store.ts'
import { NO_MONEY, type OrderMoney, overpaidMinor } from '../ledger/order-money.ts'
import { paidPartView, partsOf, type StoredMoney, sourceOf } from '../ledger/paid-parts.ts'
import { listLastPayments, listPayments, type PaymentRow } from '../ledger/payments.store.ts'
import { listRefunds, type RefundRow } from '../ledger/refunds.store.ts'
import { type EntryRow, listEntriesOf, listEntriesOfOrders } from '../places/entries.store.ts'
import { enteredSwimmer, entryView } from '../places/entry-view.ts'
import { chargedEntries } from './charged-entries.ts'
import { getOrder, type ItemRow, listItems, type OrderRow } from './orders.store.ts'
import { remainingPrice } from './remaining-price.ts'

interface Money {
  readonly entries: readonly EntryRow[]
  readonly money: OrderMoney
  readonly payment: PaymentRow | undefined
}

const paymentStatusOf = (payment: PaymentRow | undefined) =>
  payment === undefined ? 'none' : payment.status === 'created' ? 'pending' : payment.status

function headOf(row: OrderRow, { money, payment, entries }: Money) {
  return {
    id: row.id,
    eventId: row.event_id,
    eventName: row.event_name,
    eventNameEn: row.event_name_en,
    eventTimeZone: row.time_zone,
    userId: row.account_id,
    userEmail: row.email,
    status: row.status,
    isPaid: wasPaid(row.status),
    total: amountOf(row.total),
    remaining: amountOf(remainingPrice(row, entries)),
    sumPaid: amountOf(money.paidMinor),
    creditsUsed: amountOf(money.creditsMinor),
    partRefunded: amountOf(money.refundedMinor),
    overpaid: amountOf(overpaidMinor(money, row.total)),
    orderCurrency: row.currency,
    paymentGateway: payment?.gateway ?? null,
    paymentStatus: paymentStatusOf(payment),
    receiptStatus: payment?.receipt_status ?? 'none',
    paidAt: isoOf(row.paid_at),
    holdUntil: isoOf(row.hold_until),
    createdAt: row.created_at.toISOString(),
  } as const
}

interface Charged {
  readonly entries: readonly EntryRow[]
  readonly paidAt: Date | null
  /** Price of the item in the currency of the order, in minor units. */
  readonly charged: number
}

const itemView = (row: ItemRow, { entries, paidAt, charged }: Charged): OrderItem => ({
  entryId: row.id,
  swimmer: enteredSwimmer(row),
  age: row.age,
  ageGroup: row.age_group,
  quantity: entries.filter(({ state }) => isActiveEntry(state)).length,
  chargedEntries: chargedEntries(entries, paidAt).map(({ id }) => id),
  fee: amountOf(row.fee),
  discount: row.discount,
  discountAmount: amountOf(row.discount_amount),
  couponAmount: amountOf(row.coupon_amount),
  swimmerTotal: amountOf(row.swimmer_total),
  donationAmount: amountOf(row.donation),
  serviceAmount: amountOf(row.service),
  mktPlaceAmount: amountOf(row.mkt_place),
  total: amountOf(row.total),
  charged: amountOf(charged),
  entries: entries.map(entryView),
})

const refundView = (row: RefundRow, payments: readonly PaymentRow[]) => ({
  id: row.id,
  way: row.way,
  target: refundTarget(row.way, sourceOf(payments.find(({ id }) => id === row.payment_id) ?? null)),
  cause: row.cause,
  status: row.status,
  amount: amountOf(row.amount),
  currency: row.currency,
  createdAt: row.created_at.toISOString(),
})

/** Returns orders as lists show them. */
export async function orderCards(db: Db, rows: readonly OrderRow[]): Promise<OrderCard[]> {
  const ids = rows.map(({ id }) => id)
  const [items, entries, money, payments] = [
    await listItems(db, ids),
    await listEntriesOfOrders(db, ids),
    await moneyOfOrders(db, ids),
    await listLastPayments(db, ids),
  ]
  return rows.map((row) => ({
    ...headOf(row, {
      entries: entries.filter(({ order_id }) => order_id === row.id),
      money: money.get(row.id) ?? NO_MONEY,
      payment: payments.get(row.id),
    }),
    swimmers: items.filter(({ order_id }) => order_id === row.id).map(enteredSwimmer),
  }))
}

/** Returns an order with its items, entries, payments and refunds. */
export async function orderView(db: Db, id: number): Promise<Order> {
  return viewOf(db, id, {
    money: await moneyOf(db, id),
    payments: await listPayments(db, id),
    refunds: await listRefunds(db, id),
    revoked: await listRevokedMarks(db, id),
  })
}

/** Returns an order that was just placed, without queries for payments: it has none. */
export const newOrderView = (db: Db, id: number): Promise<Order> =>
  viewOf(db, id, { money: NO_MONEY, payments: [], refunds: [], revoked: new Set() })

async function viewOf(db: Db, id: number, stored: StoredMoney): Promise<Order> {
  const { money, payments, refunds } = stored
  const moved = { money, payment: payments.at(-1) }
  const row = await getOrder(db, id)
  const items = await listItems(db, [id])
  const entries = await listEntriesOf(db, id)
  const charged = convertParts(
    items.map(({ total }) => total),
    row.rate,
  )
  return {
    ...headOf(row, { ...moved, entries }),
    ...paymentPart(row, moved),
    originalCurrency: row.original_currency,
    originalTotal: amountOf(row.original_total),
    currencyRate: Number(row.rate),
    onSpot: row.on_spot,
    coupon: row.coupon_id === null ? null : await getCouponCode(db, row.coupon_id),
    orderContent: items.map((item, index) =>
      itemView(item, {
        charged: charged[index] ?? 0,
        entries: entries.filter(({ swimmer_id }) => swimmer_id === item.swimmer_id),
        paidAt: row.paid_at,
      }),
    ),
    paidParts: partsOf(stored).map(paidPartView),
    refunds: refunds.map((refund) => refundView(refund, payments)),
    attention: attentionOf(moved.payment ? [moved.payment] : [], refunds),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Returns the fields of the last payment. Shop fields are null: no gateway has shops of its own. */
function paymentPart(row: OrderRow, { money, payment }: Omit<Money, 'entries'>) {
  return {
    shopId: null,
    shopName: null,
    shopInn: null,
    paymentId: payment?.external_id ?? null,
    receiptId: payment?.receipt_id ?? null,
    paymentMeans: payment?.means ?? null,
    paymentRUB: row.currency === 'RUB' && money.paidMinor > 0 ? amountOf(money.paidMinor) : null,
    netIncomeAmount: payment?.net_income == null ? null : amountOf(payment.net_income),
    paymentCreatedAt: payment ? payment.created_at.toISOString() : null,
    paymentIdempotenceKey: payment?.idempotence_key ?? null,
    receiptIdempotenceKey: payment?.receipt_idempotence_key ?? null,
    confirmationUrl: payment && isOpenPayment(payment.status) ? payment.confirmation_url : null,
  }
}
