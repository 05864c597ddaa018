/** The built-in gateway: no money moves, and the payer chooses on its page how the payment ends (`areas/payments/sandbox-page.ts`). */

import { decimalOf, percentOf } from '@polynya/domain'
import type { Clock, Ids } from '../clock.ts'
import type { Database, Tx } from '../db/schema.ts'
import {
  type Gateway,
  GatewayError,
  type GatewayPayment,
  type GatewayRefund,
  type NewPayment,
  type NewRefund,
} from './gateway.ts'
import {
  findPayment,
  findRefund,
  insertPayment,
  insertRefund,
  lockPayment,
  refundedMinor,
  type SandboxPayment,
  type SandboxRefund,
  updatePayment,
} from './sandbox.store.ts'

export interface SandboxDeps {
  readonly db: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly publicUrl: string
}

/** The page's address; the name of a payment cannot be guessed. */
export const SANDBOX_PATH = '/sandbox/pay'

const COMMISSION_PERCENT = 3
const SECONDS_OF_DELAY = 20

const refuse = (code: string, detail?: string): never => {
  throw new GatewayError('refused', code, detail === undefined ? {} : { detail })
}

/** A gateway on the database of the site itself. */
export function sandbox({ db, clock, ids, publicUrl }: SandboxDeps): Gateway {
  const view = (row: SandboxPayment) => paymentOf(row, publicUrl)
  const currentRow = async (externalId: string) =>
    (await findPayment(db, externalId, clock.now())) ?? refuse('not_found')

  /** Moves a payment to a status; a payment that already has it is returned unchanged. */
  async function step(externalId: string, status: 'succeeded' | 'canceled') {
    await db.transaction().execute(async (tx) => {
      const row = (await lockPayment(tx, externalId, clock.now())) ?? refuse('not_found')
      if (row.status === status) return
      const mayStep =
        row.status === 'waiting_for_capture' || (row.status === 'pending' && status === 'canceled')
      if (!mayStep) refuse('invalid_request', `The payment is ${row.status}`)
      const failure = status === 'canceled' ? 'canceled_by_merchant' : null
      await updatePayment(tx, externalId, { status, failure })
    })
    return view(await currentRow(externalId))
  }

  return {
    name: 'sandbox',
    async create(payment) {
      const row = { ...rowOf(payment), external_id: ids.key(), created_at: clock.now() }
      const stored = await insertPayment(db, row)
      if (stored.order_id !== payment.orderId || stored.amount !== payment.amountMinor)
        return refuse('key_reused')
      return view(await currentRow(stored.external_id))
    },
    get: async (externalId) => view(await currentRow(externalId)),
    capture: ({ externalId }) => step(externalId, 'succeeded'),
    cancel: ({ externalId }) => step(externalId, 'canceled'),
    refund: (refund) => db.transaction().execute((tx) => storeRefund(tx, refund, { clock, ids })),
    getRefund: async (externalId) =>
      refundOf((await findRefund(db, 'external_id', externalId)) ?? refuse('not_found')),
    async receiptOf(externalId) {
      const { receiptId, receiptStatus } = view(await currentRow(externalId))
      return { receiptId, receiptStatus }
    },
    // It sends notifications only within the process: no network request is one of its own.
    isSentFrom: () => false,
    readNotice: () => null,
  }
}

/** Stores a refund once for its idempotency key, up to the amount that is not refunded yet. */
async function storeRefund(
  tx: Tx,
  { key, externalId, amountMinor, currency }: NewRefund,
  { clock, ids }: Pick<SandboxDeps, 'clock' | 'ids'>,
): Promise<GatewayRefund> {
  const row = (await lockPayment(tx, externalId, clock.now())) ?? refuse('not_found')
  const known = await findRefund(tx, 'idempotence_key', key)
  if (known) return known.payment_id === externalId ? refundOf(known) : refuse('key_reused')
  const left = row.amount - (await refundedMinor(tx, externalId))
  if (row.status !== 'succeeded' || row.currency !== currency || amountMinor > left)
    refuse('invalid_request', `${decimalOf(left)} ${row.currency} can be refunded`)
  const stored = await insertRefund(tx, {
    external_id: ids.key(),
    idempotence_key: key,
    payment_id: externalId,
    currency,
    amount: decimalOf(amountMinor),
    created_at: clock.now(),
  })
  return refundOf(stored)
}

/** The choices of a payer on the page of a payment. */
export const SANDBOX_CHOICES = ['pay', 'refuse', 'delay', 'twice', 'leave'] as const
export type SandboxChoice = (typeof SANDBOX_CHOICES)[number]

/** Applies the payer's choice to an open payment; returns the payments whose change has to be notified. */
export function decide(
  { db, clock, ids }: Pick<SandboxDeps, 'db' | 'clock' | 'ids'>,
  externalId: string,
  choice: SandboxChoice,
): Promise<string[]> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const row = await lockPayment(tx, externalId, now)
    if (row?.status !== 'pending' || row.pays_at !== null || choice === 'leave') return []
    if (choice === 'delay') {
      await updatePayment(tx, externalId, { pays_at: new Date(now.getTime() + SECONDS_OF_DELAY * 1000) })
      return []
    }
    if (choice === 'refuse') {
      await updatePayment(tx, externalId, { status: 'canceled', failure: 'insufficient_funds' })
      return [externalId]
    }
    const status = row.at_once ? 'succeeded' : 'waiting_for_capture'
    await updatePayment(tx, externalId, { status })
    return choice === 'twice' ? [externalId, await payAgain(tx, { ...row, status }, ids.key())] : [externalId]
  })
}

/** Creates a separate payment for the same order, without a request. */
async function payAgain(tx: Tx, row: SandboxPayment, externalId: string): Promise<string> {
  const amount = decimalOf(row.amount)
  await insertPayment(tx, { ...row, amount, external_id: externalId, idempotence_key: null })
  return externalId
}

const rowOf = (payment: NewPayment) => ({
  idempotence_key: payment.key,
  order_id: payment.orderId,
  status: 'pending' as const,
  at_once: payment.capture ?? true,
  amount: decimalOf(payment.amountMinor),
  currency: payment.currency,
  description: payment.description,
  language: payment.language,
  return_url: payment.returnUrl,
  failure: null,
  pays_at: null,
})

function paymentOf(row: SandboxPayment, publicUrl: string): GatewayPayment {
  const { external_id: externalId, status } = row
  const isPaid = status === 'succeeded'
  return {
    externalId,
    status,
    amountMinor: row.amount,
    currency: row.currency,
    orderId: row.order_id,
    confirmationUrl: status === 'pending' ? `${publicUrl}${SANDBOX_PATH}/${externalId}` : null,
    netIncomeMinor: isPaid ? row.amount - percentOf(row.amount, COMMISSION_PERCENT) : null,
    receiptStatus: isPaid ? 'succeeded' : 'none',
    receiptId: isPaid ? `receipt-${externalId}` : null,
    failure: row.failure,
  }
}

const refundOf = (row: SandboxRefund): GatewayRefund => ({
  externalId: row.external_id,
  paymentId: row.payment_id,
  status: 'succeeded',
  amountMinor: row.amount,
  currency: row.currency,
  failure: null,
})
