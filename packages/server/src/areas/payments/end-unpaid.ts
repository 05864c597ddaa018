/** Ends unpaid orders: their places become free for the waiting list, and spent credits are refunded. */

import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { sendOrderEnded } from '../orders/order-mails.ts'
import { type OrderRow, setStatus } from '../orders/orders.store.ts'
import { entriesIn, updateEntries } from '../places/entries.store.ts'
import { lockPlaces } from '../places/places.store.ts'
import { refundOrderInFull } from '../refunds/refund-order.ts'
import { refuseRecordedOrder } from '../start-lists/recorded.store.ts'
import { sendTeamsCancelled } from '../teams/team-mails.ts'
import { offerPlaces } from '../waiting-list/offer-places.ts'

/** Ends an unpaid order whose row is locked. Fails with `distance_has_results` if one of its entries has a result. */
export async function endUnpaid(
  tx: Tx,
  { order, status, now }: { order: OrderRow; status: 'cancelled' | 'expired'; now: Date },
  deps: Pick<Deps, 'ids' | 'mailer' | 'config' | 'words'>,
) {
  await refuseRecordedOrder(tx, order.id)
  const held = await entriesIn(tx, order.id, ['held'])
  const offerIds = held.map(({ offer_id }) => offer_id)
  if (held.length > 0) await lockPlaces(tx, offerIds, now)
  // Read again while holding the lock: counting places has ended the expired holds.
  const still = (await entriesIn(tx, order.id, ['held'])).map(({ id }) => id)
  await updateEntries(tx, still, { state: status, updated_at: now })
  await setStatus(tx, { id: order.id, status, at: now })
  await refundOrderInFull(tx, { order, way: 'credit', cause: 'cancelled', accountId: null, now }, deps)
  await sendOrderEnded(tx, { orderId: order.id, status }, deps)
  // Counting places may have ended the holds of an order that expires some time before.
  const ended =
    status === 'expired' ? (await entriesIn(tx, order.id, ['expired'])).map(({ id }) => id) : still
  await sendTeamsCancelled(tx, { entryIds: ended, payer: order.account_id }, deps)
  if (held.length === 0) return
  await offerPlaces(tx, { eventId: order.event_id, places: await lockPlaces(tx, offerIds, now), now }, deps)
}
