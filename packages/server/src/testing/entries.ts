/** Entries for tests of what is made of them, as if they had been ordered and paid. */

import type { EntryState } from '@polynya/domain'
import type { TestApp } from './test-app.ts'

interface TestEntry {
  readonly eventId: number
  readonly offerId: number
  readonly distanceId: number
  readonly swimmerId: number
  readonly orderId?: number
  readonly state?: EntryState
  readonly seedTimeCs?: number | null
  readonly ageGroup?: string | null
  readonly division?: string | null
  readonly number?: number | null
  readonly holdUntil?: Date | null
}

/** An entry with the registration that it needs; answers its number. */
export async function insertEntry(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  entry: TestEntry,
): Promise<number> {
  const at = clock.now()
  const { eventId: event_id, swimmerId: swimmer_id, state = 'confirmed' } = entry
  const { id: registration_id } = await db
    .insertInto('registration')
    .values({
      event_id,
      swimmer_id,
      account_id: null,
      number: entry.number ?? null,
      age: 37,
      age_group: entry.ageGroup ?? null,
      checked_in_at: null,
      checked_in_by: null,
      created_at: at,
    })
    .onConflict((known) => known.columns(['event_id', 'swimmer_id']).doUpdateSet({ created_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('entry')
    .values({
      registration_id,
      event_id,
      swimmer_id,
      offer_id: entry.offerId,
      offer_distance_id: entry.distanceId,
      order_id: entry.orderId ?? null,
      state,
      division: entry.division ?? null,
      seed_time_cs: entry.seedTimeCs ?? null,
      on_spot: false,
      hold_until: entry.holdUntil ?? null,
      waiting_position: null,
      offered_at: null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface TestOrder {
  readonly eventId: number
  readonly accountId: number
}

/** A paid order without items; answers its number. */
export async function insertOrder(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  order: TestOrder,
): Promise<number> {
  const at = clock.now()
  const { id } = await db
    .insertInto('entry_order')
    .values({
      event_id: order.eventId,
      account_id: order.accountId,
      status: 'paid',
      currency: 'RUB',
      total: '0.00',
      original_currency: 'RUB',
      original_total: '0.00',
      rate: '1',
      country: 'RU',
      coupon_id: null,
      terms: '{}',
      on_spot: false,
      placed_on: '2026-01-16',
      hold_until: null,
      paid_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
