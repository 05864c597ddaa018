/** Handles the orders of a deleted account: unpaid ones are cancelled, paid ones remain stored. */

import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { lockOrder } from '../orders/orders.store.ts'
import { endUnpaid } from '../payments/end-unpaid.ts'
import { leaveWaitingListsOf, listUnpaidOrdersOf } from './remove.store.ts'

type OrderDeps = Pick<Deps, 'ids' | 'mailer' | 'config' | 'words' | 'clock'>

/** Cancels the unpaid orders of an account with the places that they hold, and leaves the waiting lists. */
export async function endUnpaidOrdersOf(tx: Tx, accountId: number, deps: OrderDeps): Promise<void> {
  const now = deps.clock.now()
  await leaveWaitingListsOf(tx, accountId, now)
  for (const id of await listUnpaidOrdersOf(tx, accountId)) {
    const order = await lockOrder(tx, id)
    if (order) await endUnpaid(tx, { order, status: 'cancelled', now }, deps)
  }
}
