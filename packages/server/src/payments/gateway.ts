/** The interface of payment gateways: requests, results and notifications. Amounts are minor units. */

import type { GatewayName, Language } from '@polynya/contract'
import type { PaymentState, ReceiptState, RefundState } from '@polynya/domain'

/** One line of a receipt: a quantity and the price of one, in minor units. */
export interface ReceiptLine {
  readonly description: string
  readonly amountMinor: number
  readonly quantity: number
}

/** The receipt that the law requires: its recipient and its lines, which add up to the amount. */
export interface Receipt {
  readonly email: string
  readonly items: readonly ReceiptLine[]
}

/**
 * A change with an idempotency key: a gateway executes it once within a day, regardless of retries. At most 64
 * characters.
 */
interface Keyed {
  readonly key: string
}

export interface NewPayment extends Keyed {
  readonly orderId: number
  readonly amountMinor: number
  readonly currency: string
  readonly description: string
  /** The address to which the payer's browser returns. */
  readonly returnUrl: string
  readonly language: Language
  readonly receipt: Receipt
  /** False holds the money until `capture` or `cancel`; by default it is captured at once. */
  readonly capture?: boolean
}

export interface GatewayPayment {
  readonly externalId: string
  readonly status: Exclude<PaymentState, 'created'>
  readonly amountMinor: number
  readonly currency: string
  /** The order that it was created for, as the gateway stores it. */
  readonly orderId: number | null
  /** The page on which the payer pays; null once the payment has a result. */
  readonly confirmationUrl: string | null
  /** The amount after the gateway's commission, once that is known. */
  readonly netIncomeMinor: number | null
  readonly receiptStatus: ReceiptState
  /** Null if only `receiptOf` returns it. */
  readonly receiptId: string | null
  /** The gateway's code for the cause of its cancellation. */
  readonly failure: string | null
}

/** A payment that waits for its capture. */
export interface HeldPayment extends Keyed {
  readonly externalId: string
}

export interface NewRefund extends Keyed {
  /** The refunded payment. */
  readonly externalId: string
  readonly amountMinor: number
  readonly currency: string
  /** The refunded lines of a partial refund; a full refund needs none. */
  readonly receipt: Receipt | null
}

export interface GatewayRefund {
  readonly externalId: string
  /** The refunded payment. */
  readonly paymentId: string
  readonly status: Extract<RefundState, 'pending' | 'succeeded' | 'canceled'>
  readonly amountMinor: number
  readonly currency: string
  readonly failure: string | null
}

export interface GatewayReceipt {
  readonly receiptId: string | null
  readonly receiptStatus: ReceiptState
}

/** The subject of a notification. It only causes a status query, because anybody can send one. */
export interface Notice {
  /** The payment, also if the notification is about a refund. */
  readonly externalId: string
  readonly refundId: string | null
  readonly event: string
}

/**
 * A gateway. Every method that returns a promise sends a request, so none of these may be called inside a transaction.
 * @throws GatewayError
 */
export interface Gateway {
  readonly name: GatewayName
  create(payment: NewPayment): Promise<GatewayPayment>
  get(externalId: string): Promise<GatewayPayment>
  /** Captures the whole held amount. */
  capture(payment: HeldPayment): Promise<GatewayPayment>
  cancel(payment: HeldPayment): Promise<GatewayPayment>
  refund(refund: NewRefund): Promise<GatewayRefund>
  getRefund(externalId: string): Promise<GatewayRefund>
  receiptOf(externalId: string): Promise<GatewayReceipt>
  /** Returns whether a notification can be the gateway's, by the address of its sender. */
  isSentFrom(ipAddress: string): boolean
  /** Returns the subject of a notification, or null if it cannot be read. */
  readNotice(body: unknown): Notice | null
}

/** The configured gateways by name. */
export type Gateways = { readonly [Name in GatewayName]?: Gateway }

/** Returns the gateway of a row in the database, or null if it is no longer configured. */
export const gatewayNamed = (gateways: Gateways, name: string): Gateway | null =>
  Object.values(gateways).find((gateway) => gateway.name === name) ?? null

/** Handles a possible change of a payment: queries the gateway for its status, and settles the order. */
export type Notify = (gateway: GatewayName, externalId: string, source: NoticeSource) => Promise<void>

export interface NoticeSource {
  readonly ip: string | null
  readonly body: unknown
  /** The refund that it is about, if any. */
  readonly refundId: string | null
}

/**
 * `refused`: nothing was done, and a retry will not help. `unknown`: it may or may not have been done; retry with the
 * same key, or query the status.
 */
type Outcome = 'refused' | 'unknown'

/** A gateway that failed to execute a request, or left its outcome unknown. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly outcome: Outcome
  /** The gateway's code, such as `invalid_request`. */
  readonly code: string

  constructor(outcome: Outcome, code: string, options: { detail?: string; cause?: unknown } = {}) {
    super([code, options.detail].filter(Boolean).join(': '), { cause: options.cause })
    this.outcome = outcome
    this.code = code
  }
}

/** Returns whether a gateway refused a request for good. */
export const isRefused = (problem: unknown): problem is GatewayError =>
  problem instanceof GatewayError && problem.outcome === 'refused'
