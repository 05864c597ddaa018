import { decimalOf, HOLD, isUnpaid } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { GatewayError, type GatewayPayment, gatewayNamed, isRefused } from '../../payments/gateway.ts'
import { payableGateways } from '../../payments/payable-gateways.ts'
import { findSelling } from '../events/record/events.store.ts'
import { creditIn, dueMinor, lockCredits, moneyOf } from '../ledger/order-money.ts'
import { findOpenPayment, insertPayment, type PaymentRow, stepPayment } from '../ledger/payments.store.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { confirmEntries, markPaid } from '../places/confirm-entries.ts'
import { sendOrderPaid } from './order-mails.ts'
import { entriesIn, listItems, type OrderRow, post, updateEntries, updateOrder } from './orders.store.ts'
import { repriceIfCheaper } from './reprice.ts'
import { payableRoute } from './selling.ts'
import { ownOrder } from './visible-order.ts'

type Call = HandlerCall<'orders.pay'>

export const pay: Handler<'orders.pay'> = async (call, deps) => {
  const { order, payment } = await deps.db.transaction().execute((tx) => beginPayment(tx, call, deps))
  if (!payment) return { payment: paymentView(order, null, 'succeeded') }
  if (payment.external_id !== null) return { payment: paymentView(order, payment, 'pending') }
  const told = await ask(deps, order, payment)
  return { payment: paymentView(order, { ...payment, confirmation_url: told.confirmationUrl }, told.status) }
}

const paymentView = (
  order: OrderRow,
  payment: Pick<PaymentRow, 'amount' | 'currency' | 'gateway' | 'confirmation_url'> | null,
  status: GatewayPayment['status'],
) => ({
  orderId: order.id,
  status,
  amount: (payment?.amount ?? order.total) / 100,
  currency: payment?.currency ?? order.currency,
  paymentGateway: payment?.gateway ?? null,
  confirmationUrl: payment?.confirmation_url ?? null,
})

interface Begun {
  readonly order: OrderRow
  /** Null where credits paid for all of it. */
  readonly payment: PaymentRow | null
}

/** Renews the reservation of the places, spends credits, and stores the attempt before any gateway is called. */
async function beginPayment(tx: Tx, { params, query, caller }: Call, deps: Deps): Promise<Begun> {
  const placed = await ownOrder(tx, params.id, caller)
  if (!isUnpaid(placed.status)) return fail('order_state')
  if (placed.event_state !== 'planned') return fail('event_called_off')
  const now = deps.clock.now()
  const open = await findOpenPayment(tx, placed.id)
  await keepPlaces(tx, placed, now)
  if (open) return { order: placed, payment: open }
  const order = await repriceIfCheaper(tx, placed, now)
  if (query.payType === 'credits') await useCredits(tx, order, now)
  const due = dueMinor(await moneyOf(tx, order.id), order.total)
  if (due === 0) {
    const { lost } = await confirmEntries(tx, {
      order,
      entries: await entriesIn(tx, order.id, ['held']),
      now,
    })
    const [first] = lost
    if (first) return fail('slots_exhausted', { fields: { distance: first.dist_code } })
    await markPaid(tx, order, now)
    await sendOrderPaid(tx, order.id, deps)
    return { order, payment: null }
  }
  const payment = await insertPayment(tx, {
    order_id: order.id,
    gateway: await gatewayOf(tx, order, deps),
    status: 'created',
    amount: decimalOf(due),
    currency: order.currency,
    idempotence_key: deps.ids.key(),
    external_id: null,
    confirmation_url: null,
    failure: null,
    net_income: null,
    receipt_id: null,
    receipt_idempotence_key: null,
    source: null,
    asked_at: null,
    created_at: now,
    finished_at: null,
  })
  return { order, payment }
}

async function gatewayOf(tx: Tx, order: OrderRow, deps: Deps): Promise<string> {
  const selling = await findSelling(tx, order.event_id)
  const gateways = await payableGateways(tx, deps)
  const found = selling && payableRoute(selling, order.country ?? '*', gateways)
  return found ?? fail('no_way_to_pay')
}

/** Going to pay renews the hold; where it is over, the places are taken again or the order is refused. */
async function keepPlaces(tx: Tx, order: OrderRow, now: Date) {
  const holdUntil = new Date(now.getTime() + HOLD.minutes * 60_000)
  const isOver = order.hold_until !== null && order.hold_until <= now
  if (isOver) fail('hold_expired')
  const held = await entriesIn(tx, order.id, ['held'])
  if (held.length === 0) fail('hold_expired')
  await updateEntries(
    tx,
    held.map(({ id }) => id),
    { hold_until: holdUntil, updated_at: now },
  )
  await updateOrder(tx, order.id, { status: 'pending', hold_until: holdUntil, updated_at: now })
}

async function useCredits(tx: Tx, order: OrderRow, now: Date) {
  await lockCredits(tx, order.account_id)
  const due = dueMinor(await moneyOf(tx, order.id), order.total)
  const amountMinor = Math.min(due, await creditIn(tx, order.account_id, order.currency))
  await post(tx, {
    at: now,
    account_id: order.account_id,
    order_id: order.id,
    source: 'credit',
    target: 'order',
    amountMinor,
    currency: order.currency,
    payment_id: null,
    refund_id: null,
    note: null,
  })
}

/** Calls the gateway; a call without a response is retried with the same key, by the payer or by a scheduled job. */
export async function ask(deps: Deps, order: OrderRow, payment: PaymentRow): Promise<GatewayPayment> {
  const gateway = gatewayNamed(deps.gateways, payment.gateway)
  if (!gateway) return fail('gateway_unavailable')
  try {
    const told = await gateway.create(await paymentOf(deps, order, payment))
    await stepPayment(deps.db, payment.id, {
      status: 'pending',
      external_id: told.externalId,
      confirmation_url: told.confirmationUrl,
    })
    if (told.status !== 'pending') {
      await settlePayment(deps, { gateway: payment.gateway, externalId: told.externalId, source: 'create' })
    }
    return told
  } catch (problem) {
    if (!(problem instanceof GatewayError)) throw problem
    if (!isRefused(problem)) return fail('gateway_unavailable')
    const end = { status: 'canceled', failure: problem.code, finished_at: deps.clock.now() } as const
    await stepPayment(deps.db, payment.id, end)
    return fail('payment_refused')
  }
}

async function paymentOf({ db, config }: Deps, order: OrderRow, payment: PaymentRow) {
  const items = await listItems(db, [order.id])
  return {
    key: payment.idempotence_key,
    orderId: order.id,
    amountMinor: payment.amount,
    currency: payment.currency,
    description: `${order.event_name}: ${order.id}`,
    returnUrl: `${config.publicUrl}/register?e=${order.event_id}&o=${order.id}`,
    language: order.language,
    receipt: {
      email: order.email ?? '',
      items: receiptLines(
        items.map((item) => ({ name: `${item.first_name} ${item.last_name}`, minor: item.total })),
        payment.amount,
      ),
    },
  }
}

interface Line {
  readonly name: string
  readonly minor: number
}

/** Lines whose sum is what is paid: in another currency, or after credits, each has its share and the last the rest. */
function receiptLines(lines: readonly Line[], totalMinor: number) {
  const sum = lines.reduce((all, { minor }) => all + minor, 0)
  let left = totalMinor
  return lines.flatMap(({ name, minor }, index) => {
    const share = index === lines.length - 1 ? left : Math.floor((totalMinor * minor) / Math.max(1, sum))
    left -= share
    return share > 0 ? [{ description: name, amountMinor: share, quantity: 1 }] : []
  })
}
