/** The interface of payment gateways: requests, results and notifications. Amounts are minor units. */

import type { GatewayName, Language } from '@polynya/contract'
import type { PaymentState, ReceiptState, RefundState } from '@polynya/domain'

/** One line of a receipt: so many, each at this price. */
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
  /** False holds the money until `capture` or `cancel`; by default it is taken at once. */
  readonly capture?: boolean
}

export interface GatewayPayment {
  readonly externalId: string
  readonly status: Exclude<PaymentState, 'created'>
  readonly amountMinor: number
  readonly currency: string
  /** The order that it was made for, as the gateway remembers it. */
  readonly orderId: number | null
  /** Where the payer pays; null once that is decided. */
  readonly confirmationUrl: string | null
  /** What is left after the gateway's commission, once that is known. */
  readonly netIncomeMinor: number | null
  readonly receiptStatus: ReceiptState
  /** Null where only `receiptOf` tells it. */
  readonly receiptId: string | null
  /** Why it was canceled, in the gateway's word. */
  readonly failure: string | null
}

/** A payment that waits for its capture. */
export interface HeldPayment extends Keyed {
  readonly externalId: string
}

export interface NewRefund extends Keyed {
  /** The payment that it goes back from. */
  readonly externalId: string
  readonly amountMinor: number
  readonly currency: string
  /** The refunded lines of a partial refund; a full refund needs none. */
  readonly receipt: Receipt | null
}

export interface GatewayRefund {
  readonly externalId: string
  /** The payment that it goes back from. */
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

/** What a notification is about. It is a reason to ask, never an answer. */
export interface Notice {
  /** The payment, also where it tells of a refund. */
  readonly externalId: string
  readonly refundId: string | null
  readonly event: string
}

/**
 * A gateway. Every method asks over a network, so none may be called inside a transaction.
 * @throws GatewayError
 */
export interface Gateway {
  readonly name: GatewayName
  create(payment: NewPayment): Promise<GatewayPayment>
  get(externalId: string): Promise<GatewayPayment>
  /** Takes the whole of what was held. */
  capture(payment: HeldPayment): Promise<GatewayPayment>
  cancel(payment: HeldPayment): Promise<GatewayPayment>
  refund(refund: NewRefund): Promise<GatewayRefund>
  getRefund(externalId: string): Promise<GatewayRefund>
  receiptOf(externalId: string): Promise<GatewayReceipt>
  /** Whether a notification can have come from the gateway, by the address of its sender. */
  isSentFrom(ipAddress: string): boolean
  /** What a notification is about; null where it cannot be read. */
  readNotice(body: unknown): Notice | null
}

/** The gateways that are configured, by name. */
export type Gateways = { readonly [Name in GatewayName]?: Gateway }

/** The gateway of a row in the database; null where it is configured no more. */
export const gatewayNamed = (gateways: Gateways, name: string): Gateway | null =>
  Object.values(gateways).find((gateway) => gateway.name === name) ?? null

/** Handles a possible change of a payment: queries the gateway for its status, and settles the order. */
export type Notify = (gateway: GatewayName, externalId: string, source: NoticeSource) => Promise<void>

export interface NoticeSource {
  readonly ip: string | null
  readonly body: unknown
  /** The refund that it tells of, if it does. */
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
  /** The gateway's word for it, such as `invalid_request`. */
  readonly code: string

  constructor(outcome: Outcome, code: string, options: { detail?: string; cause?: unknown } = {}) {
    super([code, options.detail].filter(Boolean).join(': '), { cause: options.cause })
    this.outcome = outcome
    this.code = code
  }
}

/** Whether a gateway refused for good. */
export const isRefused = (problem: unknown): problem is GatewayError =>
  problem instanceof GatewayError && problem.outcome === 'refused'
