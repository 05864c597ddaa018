/** Ends expired orders, and expired offers of the waiting list. */

import { isUnpaid } from '@polynya/domain'
import type { Deps } from '../../deps.ts'
import { listExpired, lockOrder } from '../orders/orders.store.ts'
import { lockPlaces } from '../places/places.store.ts'
import { offerPlaces } from '../waiting-list/offer-places.ts'
import { endExpiredOffers, listAwaitedOffers } from '../waiting-list/waiting-list.store.ts'
import { endUnpaid } from './end-unpaid.ts'

type ExpiryDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'mailer' | 'config' | 'words'>

/**
 * Ends every order whose hold has expired, and offers the free places to the waiting list. Safe in several processes
 * at once.
 */
export async function endExpired(deps: ExpiryDeps) {
  const now = deps.clock.now()
  for (const id of await listExpired(deps.db, now)) await endOrder(deps, id, now)
  await offerAll(deps, now)
}

function endOrder(deps: ExpiryDeps, id: number, now: Date) {
  return deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || !isUnpaid(order.status) || order.hold_until === null || order.hold_until > now) return
    await endUnpaid(tx, { order, status: 'expired', now }, deps)
  })
}

/** Counting places releases the expired offers; each place is offered to the next waiting swimmer. */
async function offerAll({ db, ...deps }: ExpiryDeps, now: Date) {
  for (const { event_id: eventId, offer_id } of await listAwaitedOffers(db)) {
    await db.transaction().execute(async (tx) => {
      const places = await lockPlaces(tx, [offer_id], now)
      await offerPlaces(tx, { eventId, places, now }, deps)
    })
  }
  await endExpiredOffers(db, now)
}
