import { PAYMENT_MEANS } from '@polynya/domain'
import * as z from 'zod/mini'
import { OrderStatus, RefundWay } from '../order-codes.ts'
import {
  Amount,
  CountryCode,
  DateOnly,
  flag,
  Id,
  IdParam,
  Ids,
  listQuery,
  RaceTime,
  RegistryId,
  text,
} from './scalars.ts'

const atMost = <T extends z.core.$ZodType>(element: T, max: number) =>
  z.array(element).check(z.minLength(1, { error: 'required' }), z.maxLength(max, { error: 'too_long' }))

const EntryInput = z.strictObject({
  distanceId: Id,
  /** One of the distance's divisions, where it has some. */
  division: z.optional(z.nullable(text([1, 40]))),
  seedTime: z.optional(z.nullable(RaceTime)),
})

const SwimmerEntries = z.strictObject({
  swimmerId: Id,
  entries: atMost(EntryInput, 40),
  donationAmount: z.optional(Amount),
})

const basket = {
  eventId: Id,
  swimmers: atMost(SwimmerEntries, 20),
  coupon: z.optional(z.nullable(text([1, 40]))),
  /** Payer's country, which selects gateway and currency; defaults to the country of the first swimmer. */
  country: z.optional(CountryCode),
  /** An entry at the venue, by an administrator. */
  onSpot: z.optional(z.boolean()),
}

/** A payment that an administrator received at the venue, with the number of its receipt. */
const DeskPayment = z.strictObject({
  means: z.enum(PAYMENT_MEANS, { error: 'not_allowed' }),
  receipt: z.optional(z.nullable(text([1, 40]))),
})

export const QuoteInput = z.strictObject(basket)

/**
 * A basket of several swimmers. `total` is the price shown to the payer: a different price is refused with
 * the present one.
 */
export const OrderInput = z.strictObject({
  ...basket,
  total: z.optional(Amount),
  /** Extension: an on-the-spot order that was paid at once. */
  payment: z.optional(DeskPayment),
})

/** A distance more for an unpaid order. */
export const EntryOfOrder = z.strictObject({
  orderId: Id,
  swimmerId: Id,
  ...EntryInput.shape,
  total: z.optional(Amount),
})

/** Distances that would be cancelled together. */
export const RefundSumInput = z.strictObject({
  entries: atMost(z.strictObject({ orderId: Id, entryId: Id }), 500),
})

const echo = z.optional(z.unknown())

/** A change of an order sends the whole order: protected fields may only be echoed. */
export const OrderUpdate = z.strictObject({
  coupon: z.optional(z.nullable(text([1, 40]))),
  country: z.optional(CountryCode),
  orderContent: z.optional(
    z.array(z.looseObject({ entryId: Id, donationAmount: z.optional(Amount) })).check(z.maxLength(100)),
  ),
  id: echo,
  eventId: echo,
  eventName: echo,
  eventNameEn: echo,
  eventTimeZone: echo,
  userId: echo,
  userEmail: echo,
  status: echo,
  isPaid: echo,
  total: echo,
  remaining: echo,
  sumPaid: echo,
  creditsUsed: echo,
  partRefunded: echo,
  overpaid: echo,
  orderCurrency: echo,
  paymentGateway: echo,
  shopId: echo,
  shopName: echo,
  shopInn: echo,
  paymentId: echo,
  paymentStatus: echo,
  receiptId: echo,
  paymentMeans: echo,
  paidParts: echo,
  receiptStatus: echo,
  paymentRUB: echo,
  originalCurrency: echo,
  originalTotal: echo,
  currencyRate: echo,
  netIncomeAmount: echo,
  paidAt: echo,
  holdUntil: echo,
  createdAt: echo,
  paymentCreatedAt: echo,
  paymentIdempotenceKey: echo,
  receiptIdempotenceKey: echo,
  confirmationUrl: echo,
  onSpot: echo,
  refunds: echo,
  attention: echo,
  version: echo,
  updatedAt: echo,
})

export const OrderParams = z.object({ id: IdParam })
/** An entry on a distance, and the order that it is part of. */
export const OrderEntryParams = z.object({ id: IdParam, entryId: IdParam })

export const OrdersQuery = z.strictObject({
  ...listQuery(['id', 'createdAt', 'paidAt', 'total']),
  /** Extension: these orders alone, of those that the caller sees. */
  ids: z.optional(Ids),
  eventId: z.optional(IdParam),
  status: z.optional(OrderStatus),
  /** Paid, or awaiting payment: cancelled and expired orders are neither. */
  isPaid: z.optional(flag),
  /** Only the caller's own: for administrators, who see all else. */
  mine: z.optional(flag),
  /** An order's number, the start of an account's e-mail, or of a swimmer's name. */
  search: z.optional(text([1, 80])),
})
export const OrdersCountQuery = z.strictObject({
  eventId: z.optional(IdParam),
  /** Paid, or awaiting payment: cancelled and expired orders are neither. */
  isPaid: z.optional(flag),
})

/** `card` pays by the gateway of the payer's country, `credits` takes credits first. */
export const PayQuery = z.strictObject({ payType: z.enum(['card', 'credits'], { error: 'not_allowed' }) })

export const TogglePaid = z.strictObject({
  /** The new state; without it, the present state is toggled. */
  isPaid: z.optional(z.boolean()),
  reason: z.optional(text('auditReason')),
  /** Extension: how it was paid. */
  payment: z.optional(DeskPayment),
})

/** `amount` is the amount shown to the payer: a different one is refused with the present one. */
export const EntryCancel = z.strictObject({
  refundTo: z.optional(RefundWay),
  amount: z.optional(Amount),
  reason: z.optional(text('auditReason')),
})

/** Money back beside cancelling: what was overpaid, or what an administrator decides. */
export const RefundInput = z.strictObject({
  refundTo: RefundWay,
  /** All that was overpaid where left out; another amount is an administrator's. */
  amount: z.optional(Amount.check(z.gte(0.01, { error: 'too_small' }))),
  reason: z.optional(text('auditReason')),
})

export const WaitingInput = z.strictObject({ swimmerId: Id, ...EntryInput.shape })

const zeroOrOne = z.pipe(
  z.transform((value: 0 | 1): unknown => ({ 0: 0, 1: 1 })[String(value)]),
  z.literal([0, 1], { error: 'not_allowed' }),
)
export const SlotsParams = z.object({ id: IdParam, adm: zeroOrOne, rsf: zeroOrOne, iwsaid: RegistryId })
export const RegslotsParams = z.object({ id: IdParam, adm: zeroOrOne, iwsaid: RegistryId })

export const CouponInput = z.strictObject({
  id: z.optional(Id),
  code: z.string().check(z.regex(/^[\p{L}\d_-]{3,40}$/u, { error: 'wrong_format' })),
  kind: z.enum(['percent', 'amount']),
  value: Amount,
  maxUses: z.nullable(
    z.int().check(z.gte(1, { error: 'too_small' }), z.lte(100_000, { error: 'too_large' })),
  ),
  oncePerAccount: z.boolean(),
  from: z.nullable(DateOnly),
  until: z.nullable(DateOnly),
})

/** All coupons of an event: what is left out is taken away, unless an order used it. */
export const CouponsInput = z.strictObject({ coupons: z.array(CouponInput).check(z.maxLength(200)) })

export type OrderInput = z.input<typeof OrderInput>
export type CouponsInput = z.input<typeof CouponsInput>
