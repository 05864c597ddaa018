/** What a received payment changes: the order is confirmed, or its money is refunded. */

import { convertMinor, dueMinor, isUnpaid, wasPaid } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { moneyOf } from '../ledger/ledger.store.ts'
import type { PaymentRow } from '../ledger/payments.store.ts'
import { sendOrderPaid, sendRefundMade } from '../orders/order-mails.ts'
import { markPaid, type OrderRow, setStatus } from '../orders/orders.store.ts'
import { priceByTerms } from '../orders/pricing.ts'
import { repriceIfCheaper } from '../orders/reprice.ts'
import { confirmEntries, entriesToConfirm } from '../places/confirm-entries.ts'
import type { EntryRow } from '../places/entries.store.ts'
import { refundAmount, refundOrderInFull } from '../refunds/refund-order.ts'
import { sendTeamsCancelled, sendTeamsRestored } from '../teams/team-mails.ts'
import { spendReturnedCredits } from './spend-credits.ts'

type ApplyDeps = Pick<Deps, 'ids' | 'mailer' | 'config' | 'words'>

/** Confirms the paid entries and automatically refunds those without a place. The order's row is locked. */
export async function applyPayment(
  tx: Tx,
  { order: placed, payment, now }: { order: OrderRow; payment: PaymentRow; now: Date },
  deps: ApplyDeps,
): Promise<void> {
  if (!isUnpaid(placed.status) && placed.status !== 'expired') {
    const cause = wasPaid(placed.status) ? 'double_payment' : 'late_payment'
    const refund = { order: placed, way: 'card', accountId: null, now, cause } as const
    const parts = await refundAmount(tx, { ...refund, amountMinor: payment.amount }, deps)
    return sendRefundMade(tx, { orderId: placed.id, cause, parts }, deps)
  }
  // Another order of its swimmers may have been paid since this payment started: what it costs less now is overpaid.
  const order = await repriceIfCheaper(tx, placed, now)
  const platform = { order, way: 'card', accountId: null, now } as const
  if (!isUnpaid(order.status)) await spendReturnedCredits(tx, order, now)
  const isPartial = dueMinor(await moneyOf(tx, order.id), order.total) > 0
  if (isPartial && isUnpaid(order.status)) return
  const ordered = await entriesToConfirm(tx, order.id)
  const entries = isPartial || order.event_state === 'calledOff' ? [] : ordered
  const { confirmed } = await confirmEntries(tx, { eventId: order.event_id, entries, now })
  if (confirmed.length === 0) {
    if (isUnpaid(order.status)) {
      await setStatus(tx, { id: order.id, status: 'expired', at: now })
      const entryIds = ordered.map(({ id }) => id)
      await sendTeamsCancelled(tx, { entryIds, payer: order.account_id }, deps)
    }
    const parts = await refundOrderInFull(tx, { ...platform, cause: 'late_payment' }, deps)
    return sendRefundMade(tx, { orderId: order.id, cause: 'late_payment', parts }, deps)
  }
  await markPaid(tx, order, now)
  await sendOrderPaid(tx, order.id, deps)
  await sendTeamsRestored(tx, order, deps)
  const lost = lostMinor(order, confirmed, ordered)
  if (lost === 0) return
  const parts = await refundAmount(tx, { ...platform, amountMinor: lost, cause: 'late_payment' }, deps)
  await setStatus(tx, { id: order.id, status: 'part_refunded', at: now })
  await sendRefundMade(tx, { orderId: order.id, cause: 'late_payment', parts }, deps)
}

/** Returns the price of the entries without a place. */
function lostMinor(order: OrderRow, confirmed: readonly EntryRow[], ordered: readonly EntryRow[]): number {
  if (confirmed.length === ordered.length) return 0
  const { terms, placed_on: on, on_spot: onSpot, rate } = order
  const entries = confirmed.map(({ swimmer_id, offer_id }) => ({ swimmerId: swimmer_id, offerId: offer_id }))
  return Math.max(
    0,
    order.total - convertMinor(priceByTerms({ terms, on, onSpot, entries }).totalMinor, rate),
  )
}
