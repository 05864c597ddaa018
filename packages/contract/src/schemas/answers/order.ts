import {
  ENTRY_STATES,
  MONEY_SOURCES,
  PAYMENT_MEANS,
  PAYMENT_STATES,
  RECEIPT_STATES,
  REFUND_CAUSES,
  REFUND_STATES,
  REFUND_TARGETS,
} from '@polynya/domain'
import * as z from 'zod/mini'
import { OrderStatus, RefundWay } from '../order-codes.ts'
import { Discount, Gender } from './event.ts'
import { DateOnly, Id, Instant } from './scalars.ts'
import { SwimmerGender } from './swimmer.ts'

const textOrNull = z.nullable(z.string())
const instantOrNull = z.nullable(Instant)
const countOrNull = z.nullable(z.int())

export const EntryState = z.enum(ENTRY_STATES)
export const PaymentStatus = z.enum(['none', ...PAYMENT_STATES.filter((state) => state !== 'created')])

/** An amount of money in major units, with its currency. */
export const Money = z.object({ amount: z.number(), currency: z.string() })

/** A swimmer as lists of entries and orders name them. */
export const EnteredSwimmer = z.object({
  id: Id,
  iwsaid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  nativeFirstName: textOrNull,
  nativeLastName: textOrNull,
  gender: SwimmerGender,
})

/** One swimmer, or a team by its captain, on one distance. */
export const Entry = z.object({
  id: Id,
  eventId: Id,
  offerId: Id,
  /** The distance of the programme. */
  distanceId: Id,
  distCode: z.string(),
  gender: Gender,
  state: EntryState,
  division: textOrNull,
  /** The declared time, `mm:ss.hh`; the total of a team may have more digits of minutes. Null is none. */
  seedTime: textOrNull,
  /** Extension: until when the owner may change the declared time; null is no deadline. */
  changeUntil: instantOrNull,
  /** Extension: whether an administrator locked the start list of the distance, which fixes declared times. */
  isListLocked: z.boolean(),
  /** A held place is free again from then on. */
  holdUntil: instantOrNull,
  /** Its place on the waiting list, from 1. */
  waitingPosition: countOrNull,
  /** Of a relay: its team. */
  teamId: textOrNull,
  orderId: z.nullable(Id),
})

const price = {
  fee: z.number(),
  /** The discount that counted; null is none. */
  discount: z.nullable(Discount),
  discountAmount: z.number(),
  couponAmount: z.number(),
  /** The fee after discount and coupon. */
  swimmerTotal: z.number(),
  donationAmount: z.number(),
  serviceAmount: z.number(),
  mktPlaceAmount: z.number(),
  total: z.number(),
}

/** One swimmer of an order with what they pay, in the event's currency. */
export const OrderItem = z.object({
  entryId: Id,
  swimmer: EnteredSwimmer,
  age: countOrNull,
  ageGroup: textOrNull,
  /** Number of distances that are not cancelled. */
  quantity: z.int(),
  /** Extension: IDs of the entries that the price covers: also those that were cancelled once it was paid. */
  chargedEntries: z.array(Id),
  ...price,
  /** Extension: the total in the currency of the order, in parts that add up to the price of all items. */
  charged: z.number(),
  entries: z.array(Entry),
})

export const OrderRefund = z.object({
  id: Id,
  way: RefundWay,
  /** Extension: `manual` is refunded by the organizer, as it was paid. */
  target: z.enum(REFUND_TARGETS),
  cause: z.enum(REFUND_CAUSES),
  status: z.enum(REFUND_STATES),
  amount: z.number(),
  currency: z.string(),
  createdAt: Instant,
})

/** What one payment, or the balance, paid of an order. */
const PaidPart = z.object({
  source: z.enum(MONEY_SOURCES),
  amount: z.number(),
  /** The part of `amount` that is not refunded. */
  refundable: z.number(),
})

/**
 * Order that requires manual review: a gateway reports another amount than was requested, refuses a refund, or does not
 * respond about one.
 */
export const Attention = z.object({
  orderId: Id,
  kind: z.enum(['amount_differs', 'refund_unanswered', 'refund_refused']),
  expected: Money,
  /** Status reported by the gateway; null if it reports none. */
  reported: z.nullable(Money),
  since: Instant,
})

const orderHead = {
  id: Id,
  eventId: Id,
  eventName: z.string(),
  eventNameEn: textOrNull,
  /** Extension: IANA time zone of the venue. */
  eventTimeZone: z.string(),
  userId: Id,
  userEmail: textOrNull,
  status: OrderStatus,
  isPaid: z.boolean(),
  /** In `orderCurrency`, as everything here that names no other. */
  total: z.number(),
  /** Extension: price of the entries that are not cancelled; equal to `total` until a paid one is. */
  remaining: z.number(),
  /** Amount paid by card, by hand and by credits, refunded or not. */
  sumPaid: z.number(),
  creditsUsed: z.number(),
  /** Amount refunded to the card and as credit. */
  partRefunded: z.number(),
  /** Amount paid beyond the total and not refunded. */
  overpaid: z.number(),
  orderCurrency: z.string(),
  /** Payment provider: a gateway, or `manual`. */
  paymentGateway: textOrNull,
  paymentStatus: PaymentStatus,
  receiptStatus: z.enum(RECEIPT_STATES),
  paidAt: instantOrNull,
  /** Places are reserved until this instant. */
  holdUntil: instantOrNull,
  createdAt: Instant,
}

/** An order in a list, with whom it is for. */
export const OrderCard = z.object({ ...orderHead, swimmers: z.array(EnteredSwimmer) })

/** An order with its items, its payment and what went back. */
export const Order = z.object({
  ...orderHead,
  shopId: textOrNull,
  shopName: textOrNull,
  shopInn: textOrNull,
  paymentId: textOrNull,
  receiptId: textOrNull,
  /** Extension: how it was paid at the venue; null if paid in another way. */
  paymentMeans: z.nullable(z.enum(PAYMENT_MEANS)),
  /** Extension: what was paid and how, in the order of refunds: the newest payment first, the balance last. */
  paidParts: z.array(PaidPart),
  /** Amount paid, if it was in roubles. */
  paymentRUB: z.nullable(z.number()),
  originalCurrency: z.string(),
  originalTotal: z.number(),
  currencyRate: z.number(),
  netIncomeAmount: z.nullable(z.number()),
  paymentCreatedAt: instantOrNull,
  paymentIdempotenceKey: textOrNull,
  receiptIdempotenceKey: textOrNull,
  /** Address where the payer continues an open payment. */
  confirmationUrl: textOrNull,
  onSpot: z.boolean(),
  coupon: textOrNull,
  orderContent: z.array(OrderItem),
  refunds: z.array(OrderRefund),
  attention: z.array(Attention),
  /** Increases with every change; sent as `If-Match`. */
  version: z.int(),
  updatedAt: Instant,
})

export const OrderPage = z.object({ orders: z.array(OrderCard), total: z.int() })

/** Price of a possible order: calculated by the server, nothing is stored. */
export const Quote = z.object({
  total: z.number(),
  currency: z.string(),
  originalTotal: z.number(),
  originalCurrency: z.string(),
  currencyRate: z.number(),
  /** The gateway that takes the payment; null if the total is 0, or if there is no way to pay online. */
  paymentGateway: textOrNull,
  /** The credits that the account may use, in the order's currency. */
  credits: z.number(),
  items: z.array(
    z.object({ swimmerId: Id, age: z.int(), ageGroup: textOrNull, quantity: z.int(), ...price }),
  ),
})

/** A payment attempt; the payer continues at `confirmationUrl` if there is one. */
export const Payment = z.object({
  orderId: Id,
  status: PaymentStatus,
  amount: z.number(),
  currency: z.string(),
  paymentGateway: textOrNull,
  confirmationUrl: textOrNull,
})
export const Paying = z.object({ payment: Payment })
export const PaymentProgress = z.object({
  paymentStatus: PaymentStatus,
  isPaid: z.boolean(),
  orderStatus: OrderStatus,
})
export const ReceiptProgress = z.object({ receiptStatus: z.enum(RECEIPT_STATES), receiptId: textOrNull })

/** Refund preview of cancelling a distance today; changes nothing. */
export const RefundQuote = z.object({
  entryId: Id,
  amount: z.number(),
  /** The part of `amount` that was paid with credits: it is refunded as credit, whatever way is chosen. */
  creditAmount: z.number(),
  /** Extension: the part of `amount` that was paid by hand: the organizer refunds it unless credit is chosen. */
  manualAmount: z.number(),
  currency: z.string(),
  /** Share that is refunded today, in whole per cent. */
  percent: z.int(),
  /** Price of the remaining order after the cancellation. */
  remaining: z.number(),
  /** The last day of each share. */
  rule: z.array(z.object({ until: DateOnly, percent: z.int() })),
})

/** Refunds for cancelling several distances, by currency; unpaid distances refund nothing. */
export const RefundSum = z.object({ refunds: z.array(Money) })

export const Credits = z.object({ credits: z.array(Money) })

/** Places of a distance; null is no limit. */
export const Places = z.object({
  distanceId: Id,
  offerId: Id,
  distCode: z.string(),
  gender: Gender,
  limit: countOrNull,
  free: countOrNull,
  waiting: z.int(),
})
export const EventPlaces = z.object({ places: z.array(Places) })

/** The same for one swimmer: whether they may enter, and if not why. */
export const Slot = z.extend(Places, {
  canEnter: z.boolean(),
  /** Why not, as a field reason such as `distance_age`; null where they may. */
  problem: textOrNull,
  entry: z.nullable(Entry),
})
export const Slots = z.object({
  age: countOrNull,
  ageGroup: textOrNull,
  /** Number of further distances that the swimmer may enter; null is no limit. */
  distancesLeft: countOrNull,
  slots: z.array(Slot),
})

/** Entries and orders of an account's swimmers in an event. */
export const UserInEvent = z.object({
  swimmers: z.array(z.object({ swimmer: EnteredSwimmer, number: countOrNull, entries: z.array(Entry) })),
  /** Own orders that wait for money. */
  unpaid: z.array(Id),
  /** Whether the account is notified before registration opens. */
  follows: z.boolean(),
})

/** An entry that waits for a place, or is offered one. */
export const WaitingEntry = z.extend(Entry, {
  swimmer: EnteredSwimmer,
  eventName: z.string(),
  eventNameEn: textOrNull,
})
export const Waiting = z.object({ entries: z.array(WaitingEntry) })

/** A discount for accounts that enter its code. */
export const Coupon = z.object({
  id: Id,
  code: z.string(),
  kind: z.enum(['percent', 'amount']),
  value: z.number(),
  maxUses: countOrNull,
  /** By orders that are paid or still may be. */
  used: z.int(),
  oncePerAccount: z.boolean(),
  from: z.nullable(DateOnly),
  until: z.nullable(DateOnly),
})
export const Coupons = z.object({
  coupons: z.array(Coupon),
  /** Increases each time the list is replaced; sent as `If-Match`. */
  version: z.int(),
})

export type EnteredSwimmer = z.output<typeof EnteredSwimmer>
export type Entry = z.output<typeof Entry>
export type Order = z.output<typeof Order>
export type OrderCard = z.output<typeof OrderCard>
export type OrderItem = z.output<typeof OrderItem>
export type OrderRefund = z.output<typeof OrderRefund>
export type Attention = z.output<typeof Attention>
export type Quote = z.output<typeof Quote>
export type Payment = z.output<typeof Payment>
export type PaymentStatus = z.output<typeof PaymentStatus>
export type RefundQuote = z.output<typeof RefundQuote>
export type Places = z.output<typeof Places>
export type Slot = z.output<typeof Slot>
export type Slots = z.output<typeof Slots>
export type UserInEvent = z.output<typeof UserInEvent>
export type Coupon = z.output<typeof Coupon>
export type Coupons = z.output<typeof Coupons>
export type Money = z.output<typeof Money>
