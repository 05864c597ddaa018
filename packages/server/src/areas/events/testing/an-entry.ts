/** Entries for tests of what they forbid or are notified of: as rows, in the given state. */

import type { Event } from '@polynya/contract'
import { decimalOf, type EntryState, type OrderStatus } from '@polynya/domain'
import type { Tx } from '../../../db/schema.ts'
import type { TestAccount, TestApp } from '../../../testing/test-app.ts'

interface Entering {
  readonly event: Event
  readonly account: Pick<TestAccount, 'id'>
  readonly swimmerId: number
  readonly state?: EntryState
  readonly status?: OrderStatus
  readonly totalMinor?: number
}

const NO_TERMS = {
  fees: { offers: [], discounts: [], servicePercent: 0, mktPlacePercent: 0 },
  refund: [],
  coupon: null,
  swimmers: [],
}

/** Enters a swimmer for the first distance of an event, in an order of an account. */
export async function anEntry({ db, clock }: Pick<TestApp, 'db' | 'clock'>, entering: Entering) {
  const { event, account, swimmerId, state = 'confirmed' } = entering
  const [offer] = event.programData
  const [distance] = offer?.children ?? []
  if (!offer || !distance) throw new Error('The event has no programme')
  const at = clock.now()
  return db.transaction().execute(async (tx) => {
    const orderId = await anOrder(tx, entering, at)
    const known = await tx
      .selectFrom('registration')
      .where('event_id', '=', event.id)
      .where('swimmer_id', '=', swimmerId)
      .select('id')
      .executeTakeFirst()
    const row = { event_id: event.id, swimmer_id: swimmerId, account_id: account.id, age: 37 }
    const registration =
      known ??
      (await tx
        .insertInto('registration')
        .values({ ...row, ...UNSEEN, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow())
    const isWaiting = state === 'waitlisted'
    const entry = await tx
      .insertInto('entry')
      .values({
        registration_id: registration.id,
        event_id: event.id,
        swimmer_id: swimmerId,
        offer_id: offer.id,
        offer_distance_id: distance.id,
        order_id: isWaiting ? null : orderId,
        state,
        division: null,
        seed_time_cs: null,
        on_spot: false,
        hold_until: null,
        waiting_position: isWaiting ? 1 : null,
        offered_at: null,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { orderId, registrationId: registration.id, entryId: entry.id }
  })
}

const UNSEEN = { number: null, age_group: null, checked_in_at: null, checked_in_by: null } as const

/** An order of one swimmer, in the currency of the event. */
async function anOrder(tx: Tx, { event, account, swimmerId, ...given }: Entering, at: Date): Promise<number> {
  const { status = 'paid', totalMinor = 0 } = given
  const total = decimalOf(totalMinor)
  const { currency } = event
  const { id } = await tx
    .insertInto('entry_order')
    .values({
      event_id: event.id,
      account_id: account.id,
      status,
      currency,
      total,
      original_currency: currency,
      original_total: total,
      rate: '1',
      country: 'RU',
      coupon_id: null,
      terms: JSON.stringify(NO_TERMS),
      on_spot: false,
      placed_on: at.toISOString().slice(0, 10),
      hold_until: null,
      paid_at: status === 'paid' ? at : null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const parts = { discount: null, discount_amount: '0', coupon_amount: '0' }
  const extras = { donation: '0', service: '0', mkt_place: '0' }
  await tx
    .insertInto('order_item')
    .values({
      order_id: id,
      swimmer_id: swimmerId,
      fee: total,
      ...parts,
      swimmer_total: total,
      ...extras,
      total,
    })
    .execute()
  return id
}
