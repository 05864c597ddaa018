/** What the fake YooKassa keeps, and what it does with a request: the rules of the documented API, without HTTP. */

import { randomUUID } from 'node:crypto'

interface Amount {
  readonly value: string
  readonly currency: string
}

interface ReceiptData {
  readonly customer?: { readonly email?: string }
  readonly items?: readonly {
    readonly amount: Amount
    readonly quantity: string
    readonly vat_code: number
  }[]
}

interface PaymentBody {
  readonly amount: Amount
  readonly capture?: boolean
  readonly confirmation?: { readonly type: string; readonly return_url?: string }
  readonly description?: string
  readonly metadata?: Readonly<Record<string, string>>
  readonly receipt?: ReceiptData
}

interface RefundBody {
  readonly payment_id: string
  readonly amount: Amount
  readonly receipt?: ReceiptData
}

type Status = 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'

interface Payment {
  readonly id: string
  status: Status
  paid: boolean
  readonly capture: boolean
  readonly amount: Amount
  income_amount?: Amount
  refunded_amount: Amount
  confirmation?: object
  receipt_registration?: string
  cancellation_details?: { readonly party: string; readonly reason: string }
  readonly [other: string]: unknown
}

interface Refund {
  readonly id: string
  status: Exclude<Status, 'waiting_for_capture'>
  readonly payment_id: string
  readonly amount: Amount
  cancellation_details?: { readonly party: string; readonly reason: string }
}

export interface Reply {
  readonly status: number
  readonly body: object
}

const COMMISSION = 0.035
const ok = (body: object): Reply => ({ status: 200, body: structuredClone(body) })
const CODES = {
  400: 'invalid_request',
  401: 'invalid_credentials',
  404: 'not_found',
  405: 'invalid_request',
  429: 'too_many_requests',
  500: 'internal_server_error',
} as const
export const problem = (status: keyof typeof CODES, description: string, parameter?: string): Reply => ({
  status,
  body: {
    type: 'error',
    id: randomUUID(),
    code: CODES[status],
    description,
    ...(parameter && { parameter }),
  },
})
const invalid = (description: string, parameter?: string) => problem(400, description, parameter)
const unknownObject = () => problem(404, 'The object does not exist')
const found = (object: object | undefined) => (object ? ok(object) : unknownObject())
const minorOf = ({ value }: Amount) => Math.round(Number(value) * 100)
const decimal = (minor: number) => (minor / 100).toFixed(2)

export class YookassaBooks {
  readonly payments = new Map<string, Payment>()
  readonly refunds = new Map<string, Refund>()
  readonly receipts: { id: string; type: string; payment_id: string; status: string }[] = []
  /** How refunds end: at once, after a while, or not at all. */
  refundsBecome: Refund['status'] = 'succeeded'
  readonly #shopId: string

  constructor(shopId: string) {
    this.#shopId = shopId
  }

  /** One request of the API, already authorised. */
  act(method: string, url: URL, body: unknown): Reply {
    const [kind, id = '', step] = url.pathname.split('/').filter(Boolean).slice(1)
    const what = `${method} ${kind}${id && '/id'}${step ? `/${step}` : ''}`
    if (what === 'POST payments') return this.#create(body as PaymentBody)
    if (what === 'GET payments/id') return found(this.payments.get(id))
    if (what === 'POST payments/id/capture') return this.#decide(id, 'succeeded')
    if (what === 'POST payments/id/cancel') return this.#decide(id, 'canceled')
    if (what === 'POST refunds') return this.#refund(body as RefundBody)
    if (what === 'GET refunds/id') return found(this.refunds.get(id))
    if (what === 'GET receipts') return this.#listReceipts(url.searchParams.get('payment_id'))
    return problem(405, 'No such method')
  }

  /** The payer confirms on the page of the gateway. */
  pay(id: string) {
    const payment = this.#payment(id)
    payment.paid = true
    if (payment.capture) this.#take(payment)
    else payment.status = 'waiting_for_capture'
    delete payment.confirmation
  }

  /** The payer's bank or the gateway refuses. */
  refuse(id: string, reason: string) {
    const payment = this.#payment(id)
    payment.status = 'canceled'
    payment.cancellation_details = { party: 'payment_network', reason }
    delete payment.confirmation
  }

  /** The tax service takes or refuses a receipt. */
  registerReceipt(id: string, status: 'succeeded' | 'canceled') {
    this.#payment(id).receipt_registration = status
    for (const receipt of this.receipts.filter(({ payment_id }) => payment_id === id)) receipt.status = status
  }

  settleRefund(id: string, status: Refund['status']) {
    const refund = this.refunds.get(id)
    if (!refund) throw new Error(`No refund ${id}`)
    refund.status = status
    if (status === 'canceled')
      refund.cancellation_details = { party: 'payment_network', reason: 'insufficient_funds' }
  }

  #payment(id: string): Payment {
    const payment = this.payments.get(id)
    if (!payment) throw new Error(`No payment ${id}`)
    return payment
  }

  #create(body: PaymentBody): Reply {
    if (!(minorOf(body.amount) > 0)) return invalid('The amount is wrong', 'amount.value')
    if ((body.description ?? '').length > 128) return invalid('The description is too long', 'description')
    if (!body.confirmation?.return_url) return invalid('No return URL', 'confirmation.return_url')
    const wrong = wrongReceipt(body.receipt, body.amount)
    if (wrong) return wrong
    const id = randomUUID()
    const payment: Payment = {
      id,
      status: 'pending',
      paid: false,
      capture: body.capture ?? false,
      amount: body.amount,
      refunded_amount: { ...body.amount, value: '0.00' },
      confirmation: { ...body.confirmation, confirmation_url: `https://yoomoney.test/pay?orderId=${id}` },
      recipient: { account_id: this.#shopId, gateway_id: '100700' },
      created_at: new Date(0).toISOString(),
      description: body.description,
      metadata: body.metadata ?? {},
      receipt_registration: 'pending',
      refundable: false,
      test: true,
    }
    this.payments.set(id, payment)
    this.receipts.push({ id: `rt-${id}`, type: 'payment', payment_id: id, status: 'pending' })
    return ok(payment)
  }

  #decide(id: string, status: 'succeeded' | 'canceled'): Reply {
    const payment = this.payments.get(id)
    if (!payment) return unknownObject()
    if (payment.status !== 'waiting_for_capture') return invalid(`The payment is ${payment.status}`)
    if (status === 'succeeded') this.#take(payment)
    else {
      payment.status = 'canceled'
      payment.cancellation_details = { party: 'merchant', reason: 'canceled_by_merchant' }
    }
    return ok(payment)
  }

  #take(payment: Payment) {
    payment.status = 'succeeded'
    const income = Math.round(minorOf(payment.amount) * (1 - COMMISSION))
    payment.income_amount = { ...payment.amount, value: decimal(income) }
  }

  #refund(body: RefundBody): Reply {
    const payment = this.payments.get(body.payment_id)
    if (!payment) return invalid('No such payment', 'payment_id')
    const refunded = minorOf(payment.refunded_amount) + minorOf(body.amount)
    if (payment.status !== 'succeeded') return invalid('The payment is not refundable', 'payment_id')
    if (refunded > minorOf(payment.amount)) return invalid('More than is left', 'amount.value')
    const isPart = minorOf(body.amount) < minorOf(payment.amount)
    const wrong = isPart || body.receipt ? wrongReceipt(body.receipt, body.amount) : null
    if (wrong) return wrong
    const status = this.refundsBecome
    const refund: Refund = { id: randomUUID(), status, payment_id: payment.id, amount: body.amount }
    this.refunds.set(refund.id, refund)
    this.settleRefund(refund.id, status)
    if (status !== 'canceled') payment.refunded_amount = { ...payment.amount, value: decimal(refunded) }
    return ok(refund)
  }

  #listReceipts(paymentId: string | null): Reply {
    return ok({ type: 'list', items: this.receipts.filter(({ payment_id }) => payment_id === paymentId) })
  }
}

/** A receipt must have a recipient, and its lines must add up to the amount. */
function wrongReceipt(receipt: ReceiptData | undefined, amount: Amount): Reply | null {
  if (!receipt) return invalid('Receipt is missing', 'receipt')
  if (!receipt.customer?.email) return invalid('Receipt has no customer', 'receipt.customer')
  const lines = receipt.items ?? []
  const sum = lines.reduce((total, line) => total + minorOf(line.amount) * Number(line.quantity), 0)
  return sum === minorOf(amount) ? null : invalid('Receipt sum does not match the amount', 'receipt.items')
}
