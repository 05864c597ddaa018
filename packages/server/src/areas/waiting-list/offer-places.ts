/** The waiting list: a free place is offered for some hours to the swimmer who has waited longest. */

import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { updateEntries } from '../places/entries.store.ts'
import type { PlacesRow } from '../places/places.store.ts'
import { freePlaces, Stock } from '../places/stock.ts'
import { firstWaiting, waitingRules } from './waiting-list.store.ts'
import { sendPlaceOffered } from './waiting-list-mails.ts'

const OFFERED = { reserved: false, ahead: false } as const

const HOUR_MS = 3_600_000

/**
 * Offers free places to the waiting list, in order of waiting.
 * @param places counted after places became free, while holding the locks of their offers
 */
export async function offerPlaces(
  tx: Tx,
  { eventId, places, now }: { eventId: number; places: readonly PlacesRow[]; now: Date },
  deps: Pick<Deps, 'mailer' | 'config' | 'words'>,
) {
  const awaited = places.filter((row) => row.waiting > 0 && freePlaces(row, OFFERED) !== 0)
  if (awaited.length === 0) return
  const rules = await waitingRules(tx, eventId)
  if (!rules || (rules.until !== null && now > rules.until)) return
  const stock = new Stock(places)
  for (const { distanceId, waiting } of awaited) {
    for (let left = waiting; left > 0 && stock.take(distanceId, OFFERED); left -= 1) {
      const first = await firstWaiting(tx, distanceId)
      if (!first) break
      const holdUntil = new Date(now.getTime() + rules.offerHours * HOUR_MS)
      await updateEntries(tx, [first.id], {
        state: 'held',
        waiting_position: null,
        offered_at: now,
        hold_until: holdUntil,
        updated_at: now,
      })
      await sendPlaceOffered(tx, { entryId: first.id, accountId: first.account_id, holdUntil }, deps)
    }
  }
}
