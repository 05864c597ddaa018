/** Handles the orders of a deleted account: unpaid ones are cancelled, paid ones remain stored. */

import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { lockOrder } from '../orders/orders.store.ts'
import { endUnpaid } from '../payments/end-unpaid.ts'
import { endEntries } from '../places/entries.store.ts'

type Needs = Pick<Deps, 'ids' | 'mailer' | 'config' | 'words' | 'clock'>

/** Cancels the unpaid orders of an account with the places that they hold, and leaves the waiting lists. */
export async function endUnpaidOrdersOf(tx: Tx, accountId: number, deps: Needs): Promise<void> {
  const now = deps.clock.now()
  await endEntries(tx, { state: 'cancelled', now })
    .where('state', '=', 'waitlisted')
    .where('registration_id', 'in', (of) =>
      of.selectFrom('registration').where('account_id', '=', accountId).select('id'),
    )
    .execute()
  const orders = await tx
    .selectFrom('entry_order')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['draft', 'pending'])
    .select('id')
    .orderBy('id')
    .execute()
  for (const { id } of orders) {
    const order = await lockOrder(tx, id)
    if (order) await endUnpaid(tx, { order, status: 'cancelled', now }, deps)
  }
}
