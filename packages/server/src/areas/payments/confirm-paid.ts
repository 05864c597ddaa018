/** Confirms unpaid orders of which nothing is due. */

import { dueMinor } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { moneyOf } from '../ledger/ledger.store.ts'
import { sendOrderPaid } from '../orders/order-mails.ts'
import { getOrder, markPaid, type OrderRow } from '../orders/orders.store.ts'
import { confirmEntries } from '../places/confirm-entries.ts'
import { entriesIn } from '../places/entries.store.ts'
import { failFull } from '../places/stock.ts'

type MailDeps = Pick<Deps, 'mailer' | 'config' | 'words'>

/** Confirms the places of an order of which nothing is due, and notifies its payer. Its row is locked. */
export async function confirmPaid(
  tx: Tx,
  { order, now }: { readonly order: OrderRow; readonly now: Date },
  deps: MailDeps,
) {
  const entries = await entriesIn(tx, order.id, ['held'])
  const { lost } = await confirmEntries(tx, { eventId: order.event_id, entries, now })
  if (lost[0]) failFull(lost[0].dist_code)
  await markPaid(tx, order, now)
  await sendOrderPaid(tx, order.id, deps)
}

/** Confirms an order on hold that costs no more than was paid for it, after its price has fallen. */
export async function confirmIfPaid(
  tx: Tx,
  { orderId, now }: { readonly orderId: number; readonly now: Date },
  deps: MailDeps,
) {
  const order = await getOrder(tx, orderId)
  const money = await moneyOf(tx, orderId)
  const isPaid = money.paidMinor > money.refundedMinor && dueMinor(money, order.total) === 0
  const isHeld = order.hold_until !== null && order.hold_until > now
  if (isPaid && isHeld) await confirmPaid(tx, { order, now }, deps)
}
