/** The waiting list: a free place is offered for some hours to the swimmer who has waited longest. */

import { DEFAULT_ENTRY_RULES } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { sendPlaceOffered } from '../orders/order-mails.ts'
import { updateEntries } from '../orders/orders.store.ts'
import { firstWaiting } from '../places/entries.store.ts'
import { freePlaces, type PlacesRow, Stock } from '../places/places.store.ts'

const OFFERED = { reserved: false, ahead: false } as const
const HOUR_MS = 3_600_000

export interface Freed {
  readonly eventId: number
  /** Counted after places came free; their offers are locked. */
  readonly places: readonly PlacesRow[]
  readonly now: Date
}

type Needs = Pick<Deps, 'mailer' | 'config' | 'words'>

/** Offers free places to the waiting list, in order. */
export async function offerPlaces(tx: Tx, { eventId, places, now }: Freed, deps: Needs) {
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

async function waitingRules(tx: Tx, eventId: number) {
  const { entry_rules, event_state, reg_end_at, end_date } = await tx
    .selectFrom('event')
    .where('id', '=', eventId)
    .select(['entry_rules', 'event_state', 'reg_end_at', 'end_date'])
    .executeTakeFirstOrThrow()
  const { waiting, waitingUntil } = entry_rules ?? DEFAULT_ENTRY_RULES
  if (!waiting || event_state !== 'planned' || end_date === null) return null
  return {
    offerHours: waiting.offerHours,
    until: waitingUntil === null ? reg_end_at : new Date(waitingUntil),
  }
}
