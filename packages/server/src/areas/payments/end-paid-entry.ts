/** Cancels one paid distance: its place becomes free for the waiting list, and the payer is refunded and notified. */

import type { RefundWay } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { sendEntryCancelled } from '../orders/order-mails.ts'
import { type OrderRow, setStatus } from '../orders/orders.store.ts'
import { type EntryRow, entriesIn, updateEntries } from '../places/entries.store.ts'
import { lockPlaces } from '../places/places.store.ts'
import { refundAmount } from '../refunds/refund-order.ts'
import { sendTeamsCancelled } from '../teams/team-mails.ts'
import { offerPlaces } from '../waiting-list/offer-places.ts'

type PlaceDeps = Pick<Deps, 'ids' | 'mailer' | 'config' | 'words'>

interface EndedEntry {
  /** Its row is locked. */
  readonly order: OrderRow
  readonly entry: EntryRow
  readonly now: Date
}

interface EndedPaidEntry extends EndedEntry {
  readonly amountMinor: number
  readonly way: RefundWay
  /** The account that cancels it. */
  readonly accountId: number
}

/** Cancels a paid distance and stores the refund of an amount, which `sendRefunds` sends. */
export async function endPaidEntry(tx: Tx, { way, ...ended }: EndedPaidEntry, deps: PlaceDeps) {
  await releasePlace(tx, { ...ended, state: ended.amountMinor > 0 ? 'refunded' : 'cancelled' }, deps)
  await refundEntry(tx, { ...ended, way }, deps)
}

/** Refunds an amount for a distance whose place is released, and notifies the payer. Returns the refunded parts. */
export async function refundEntry(
  tx: Tx,
  {
    order,
    entry,
    now,
    amountMinor,
    way,
    accountId,
    isDuplicate,
  }: EndedPaidEntry & { readonly isDuplicate?: boolean },
  deps: PlaceDeps,
) {
  const refund = { order, amountMinor, way, cause: 'cancelled', accountId, now } as const
  const parts = await refundAmount(tx, refund, deps)
  const remaining = await entriesIn(tx, order.id, ['confirmed'])
  if (remaining.length === 0) await setStatus(tx, { id: order.id, status: 'refunded', at: now })
  else if (amountMinor > 0) await setStatus(tx, { id: order.id, status: 'part_refunded', at: now })
  await sendEntryCancelled(tx, { orderId: order.id, entry, parts, isDuplicate }, deps)
  return parts
}

/** Releases the place of an entry and offers it to the waiting list. */
export async function releasePlace(
  tx: Tx,
  { order, entry, now, state }: EndedEntry & { readonly state: 'cancelled' | 'refunded' },
  deps: PlaceDeps,
) {
  await lockPlaces(tx, [entry.offer_id], now)
  await updateEntries(tx, [entry.id], { state, hold_until: null, updated_at: now })
  await sendTeamsCancelled(tx, { entryIds: [entry.id], payer: order.account_id }, deps)
  const places = await lockPlaces(tx, [entry.offer_id], now)
  await offerPlaces(tx, { eventId: order.event_id, places, now }, deps)
}
