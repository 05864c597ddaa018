/** Orders of an account that goes: what is not paid is given up, what was paid stays written down. */

import type { Tx } from '../../db/schema.ts'

/** Cancels the unpaid orders of an account with the places that they hold, and leaves the waiting lists. */
export async function cancelUnpaidOrders(tx: Tx, accountId: number, now: Date): Promise<void> {
  const orders = await tx
    .updateTable('entry_order')
    .set((of) => ({ status: 'cancelled', hold_until: null, updated_at: now, version: of('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('status', 'in', ['draft', 'pending'])
    .returning('id')
    .execute()
  const own = tx.selectFrom('registration').where('account_id', '=', accountId).select('id')
  await tx
    .updateTable('entry')
    .set({ state: 'cancelled', hold_until: null, waiting_position: null, updated_at: now })
    .where('state', 'in', ['held', 'waitlisted'])
    .where((of) =>
      of.or([
        of('registration_id', 'in', own),
        of('order_id', '=', of.fn.any(of.val(orders.map(({ id }) => id)))),
      ]),
    )
    .execute()
}
