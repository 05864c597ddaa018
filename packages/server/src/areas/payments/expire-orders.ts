/** Ends what expires: unpaid orders, and places that the waiting list offered in vain. */

import { isUnpaid } from '@polynya/domain'
import type { Deps } from '../../deps.ts'
import { endEntries, lockOrder } from '../orders/orders.store.ts'
import { lockPlaces } from '../places/places.store.ts'
import { offerPlaces } from '../waiting-list/offer-places.ts'
import { endUnpaid } from './end-unpaid.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'ids' | 'mailer' | 'config' | 'words'>

/**
 * Ends every order whose hold has expired, and offers the free places to the waiting list. Safe in several processes
 * at once.
 */
export async function endExpired(deps: Needs) {
  const now = deps.clock.now()
  const orders = await deps.db
    .selectFrom('entry_order')
    .where('status', 'in', ['draft', 'pending'])
    .where('hold_until', '<=', now)
    .select('id')
    .orderBy('id')
    .limit(1000)
    .execute()
  for (const { id } of orders) await endOrder(deps, id, now)
  await offerAll(deps, now)
}

function endOrder(deps: Needs, id: number, now: Date) {
  return deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || !isUnpaid(order.status) || order.hold_until === null || order.hold_until > now) return
    await endUnpaid(tx, { order, status: 'expired', now }, deps)
  })
}

/** Counting places releases the expired offers; each place is offered to the next waiting swimmer. */
async function offerAll({ db, ...deps }: Needs, now: Date) {
  const awaited = await db
    .selectFrom('entry')
    .where('state', '=', 'waitlisted')
    .select(['event_id', 'offer_id'])
    .distinct()
    .execute()
  for (const { event_id: eventId, offer_id } of awaited) {
    await db.transaction().execute(async (tx) => {
      const places = await lockPlaces(tx, [offer_id], now)
      await offerPlaces(tx, { eventId, places, now }, deps)
    })
  }
  await endEntries(db, { state: 'expired', now })
    .where('order_id', 'is', null)
    .where('hold_until', '<=', now)
    .execute()
}
