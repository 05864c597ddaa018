/** Credits that pay for an order. */

import { dueMinor } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { creditIn, lockCredits, moneyOf, post } from '../ledger/ledger.store.ts'
import type { OrderRow } from '../orders/orders.store.ts'

/** Spends the credits of the account, up to the amount due. */
export async function spendCredits(tx: Tx, order: OrderRow, now: Date) {
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

/** Spends again the credits that an order returned when it expired, if they are still enough. */
export async function spendReturnedCredits(tx: Tx, order: OrderRow, now: Date) {
  const money = await moneyOf(tx, order.id)
  const due = dueMinor(money, order.total)
  const isEnough = due <= Math.min(money.creditsMinor, await creditIn(tx, order.account_id, order.currency))
  if (due > 0 && isEnough) await spendCredits(tx, order, now)
}
