import { isActiveEntry } from '@polynya/domain'
import { administers } from '../../access/caller.ts'
import type { Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { findEntry, updateEntries } from '../places/entries.store.ts'
import { lockPlaces } from '../places/places.store.ts'
import { offerPlaces } from '../waiting-list/offer-places.ts'
import { findUnordered } from '../waiting-list/waiting-list.store.ts'

export const leaveWaiting: Handler<'orders.leaveWaiting'> = async (call, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const entry = await waitingEntry(tx, call)
    const now = deps.clock.now()
    await lockPlaces(tx, [entry.offer_id], now)
    const current = await findEntry(tx, entry.id)
    // Its place may have been offered, and ordered, before the lock was held.
    const isWaiting = current?.order_id === null && isActiveEntry(current.state)
    if (!isWaiting) fail('entry_state')
    await updateEntries(tx, [entry.id], { state: 'cancelled', waiting_position: null, updated_at: now })
    const places = await lockPlaces(tx, [entry.offer_id], now)
    await offerPlaces(tx, { eventId: entry.event_id, places, now }, deps)
    return null
  })

/** Returns an entry that waits or is offered a place, if the caller may remove it. */
async function waitingEntry(tx: Tx, { params, caller }: HandlerCall<'orders.leaveWaiting'>) {
  const row = await findUnordered(tx, params.id)
  const mayLeave = row && (row.account_id === caller.account.id || administers(caller, row.region))
  return mayLeave ? row : fail('entry_not_found')
}
