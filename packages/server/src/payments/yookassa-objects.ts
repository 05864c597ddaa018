/** The objects of YooKassa (https://yookassa.ru/developers/api): the fields that are read and sent. */

import { decimalOf, minorOfDecimal } from '@polynya/domain'
import * as z from 'zod/mini'
import type { GatewayPayment, GatewayRefund, NewPayment, NewRefund, Notice, Receipt } from './gateway.ts'

const Minor = z.pipe(
  z.string(),
  z.transform((text: string) => minorOfDecimal(text)),
)
const Amount = z.object({
  value: Minor.check(z.refine((minor: number) => Number.isInteger(minor))),
  currency: z.string(),
})
const Registration = z.enum(['pending', 'succeeded', 'canceled'])
const Cancellation = z.object({ reason: z.string() })

export const PaymentObject = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: Amount,
  income_amount: z.optional(Amount),
  recipient: z.object({ account_id: z.string() }),
  confirmation: z.optional(z.object({ confirmation_url: z.optional(z.string()) })),
  receipt_registration: z.optional(Registration),
  cancellation_details: z.optional(Cancellation),
  metadata: z.optional(z.record(z.string(), z.string())),
})
export type PaymentObject = z.output<typeof PaymentObject>

export const RefundObject = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount: Amount,
  cancellation_details: z.optional(Cancellation),
})

export const ReceiptList = z.object({
  items: z.array(z.object({ id: z.string(), type: z.string(), status: Registration })),
})

const PaymentNotice = z.object({
  type: z.literal('notification'),
  event: z.string().check(z.regex(/^payment\.[a-z_]{1,40}$/)),
  object: z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
})
const RefundNotice = z.object({
  type: z.literal('notification'),
  event: z.string().check(z.regex(/^refund\.[a-z_]{1,40}$/)),
  object: z.object({
    id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    payment_id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  }),
})

/** Returns the subject of a notification, or null if it is about something else or has an unknown shape. */
export function noticeOf(body: unknown): Notice | null {
  const payment = z.safeParse(PaymentNotice, body)
  if (payment.success) {
    const { event, object } = payment.data
    return { externalId: object.id, refundId: null, event }
  }
  const refund = z.safeParse(RefundNotice, body)
  if (!refund.success) return null
  const { event, object } = refund.data
  return { externalId: object.payment_id, refundId: object.id, event }
}

export function paymentOf(object: PaymentObject): GatewayPayment {
  const { status, amount, metadata } = object
  const orderId = Number(metadata?.orderId)
  return {
    externalId: object.id,
    status,
    amountMinor: amount.value,
    currency: amount.currency,
    orderId: Number.isInteger(orderId) ? orderId : null,
    confirmationUrl: object.confirmation?.confirmation_url ?? null,
    netIncomeMinor: object.income_amount?.value ?? null,
    receiptStatus: object.receipt_registration ?? 'none',
    receiptId: null,
    failure: object.cancellation_details?.reason ?? null,
  }
}

export const refundOf = (object: z.output<typeof RefundObject>): GatewayRefund => ({
  externalId: object.id,
  paymentId: object.payment_id,
  status: object.status,
  amountMinor: object.amount.value,
  currency: object.amount.currency,
  failure: object.cancellation_details?.reason ?? null,
})

const DESCRIPTION_MAX = 128
const LOCALES = { ru: 'ru_RU', en: 'en_US' } as const

const amountOf = (minor: number, currency: string) => ({ value: decimalOf(minor), currency })
const shortened = (text: string) => [...text].slice(0, DESCRIPTION_MAX).join('')

/** The body of `POST payments`. */
export const newPaymentBody = (payment: NewPayment, vatCode: number) => ({
  amount: amountOf(payment.amountMinor, payment.currency),
  capture: payment.capture ?? true,
  confirmation: { type: 'redirect', return_url: payment.returnUrl, locale: LOCALES[payment.language] },
  description: shortened(payment.description),
  metadata: { orderId: String(payment.orderId) },
  receipt: receiptBody(payment.receipt, payment.currency, vatCode),
})

/** The body of `POST refunds`. */
export const newRefundBody = (refund: NewRefund, vatCode: number) => ({
  payment_id: refund.externalId,
  amount: amountOf(refund.amountMinor, refund.currency),
  ...(refund.receipt && { receipt: receiptBody(refund.receipt, refund.currency, vatCode) }),
})

/** Participation is a service that is paid in full. */
const receiptBody = ({ email, items }: Receipt, currency: string, vatCode: number) => ({
  customer: { email },
  items: items.map(({ description, amountMinor, quantity }) => ({
    description: shortened(description),
    quantity: quantity.toFixed(3),
    amount: amountOf(amountMinor, currency),
    vat_code: vatCode,
    payment_subject: 'service',
    payment_mode: 'full_payment',
  })),
})
