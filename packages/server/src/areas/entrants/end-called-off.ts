/**
 * Ends the orders of cancelled events, one per transaction: cancels unpaid orders and refunds paid ones. Orders with
 * results remain. Resumes after a crash; failures are recorded and retried.
 */

import { isUnpaid } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { sendRefundMade } from '../orders/order-mails.ts'
import { lockOrder, type OrderRow } from '../orders/orders.store.ts'
import { endUnpaid } from '../payments/end-unpaid.ts'
import { entriesIn, updateEntries } from '../places/entries.store.ts'
import { refundOrderInFull } from '../refunds/refund-order.ts'
import { sendRefunds } from '../refunds/send-refunds.ts'
import { hasRecordedEntry } from '../start-lists/recorded.store.ts'
import {
  type CalledOffRow,
  listOpenOrders,
  lockOpenOrder,
  noteDone,
  noteFailure,
} from './called-off.store.ts'

type EndDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'gateways' | 'mailer' | 'config' | 'words'>

/** @param onProblem called for each order that could not be ended; the other orders are ended */
export async function endCalledOff(deps: EndDeps, onProblem: (problem: unknown) => void): Promise<void> {
  for (const id of await listOpenOrders(deps.db)) {
    try {
      await deps.db.transaction().execute((tx) => endOrder(tx, id, deps))
      await sendRefunds(deps, id)
    } catch (problem) {
      await noteFailure(deps.db, id, problem)
      onProblem(problem)
    }
  }
}

async function endOrder(tx: Tx, id: number, deps: EndDeps) {
  const order = await lockOrder(tx, id)
  const request = await lockOpenOrder(tx, id)
  if (!order || !request) return
  const now = deps.clock.now()
  // An order with results remains as it is: a result needs its entry, and its place in the lists.
  if (!(await hasRecordedEntry(tx, id))) {
    if (isUnpaid(order.status)) await endUnpaid(tx, { order, status: 'cancelled', now }, deps)
    else await refund(tx, { request, order, now }, deps)
  }
  await noteDone(tx, id, now)
}

async function refund(
  tx: Tx,
  { request, order, now }: { readonly request: CalledOffRow; readonly order: OrderRow; readonly now: Date },
  deps: EndDeps,
) {
  const cause = 'called_off'
  const { way, account_id: accountId } = request
  const parts = await refundOrderInFull(tx, { order, way, cause, accountId, now }, deps)
  const entries = await entriesIn(tx, order.id, ['confirmed'])
  await updateEntries(
    tx,
    entries.map(({ id }) => id),
    { state: 'refunded', updated_at: now },
  )
  if (parts.length > 0) await sendRefundMade(tx, { orderId: order.id, cause, parts }, deps)
}
