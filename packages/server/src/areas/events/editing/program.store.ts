/**
 * SQL that replaces the programme of an event; rows whose ids are given are updated. `event-input.ts` has checked that
 * these ids belong to the event.
 */

import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../db/schema.ts'
import {
  type DayProgramInput,
  instantOf,
  type OfferDistanceInput,
  type OfferInput,
} from '../record/event-data.ts'
import { createMissingSessions } from '../sessions/sessions.store.ts'

export async function replaceDayProgram(tx: Tx, eventId: number, days: readonly DayProgramInput[]) {
  const dayIds: number[] = []
  const itemIds: number[] = []
  for (const day of days) {
    const dayId = await putDay(tx, eventId, day)
    dayIds.push(dayId)
    itemIds.push(...(await putItems(tx, dayId, day.children)))
  }
  const own = tx.selectFrom('day_program').where('event_id', '=', eventId).select('id')
  await tx
    .deleteFrom('day_program_item')
    .where('day_program_id', 'in', own)
    .where(isNone('id', itemIds))
    .execute()
  await tx.deleteFrom('day_program').where('event_id', '=', eventId).where(isNone('id', dayIds)).execute()
}

async function putDay(tx: Tx, eventId: number, { id, date }: DayProgramInput): Promise<number> {
  const row = await tx
    .insertInto('day_program')
    .values({ id, event_id: eventId, date })
    .onConflict((known) => known.column('id').doUpdateSet({ date }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function putItems(tx: Tx, dayId: number, items: DayProgramInput['children']): Promise<number[]> {
  if (items.length === 0) return []
  const rows = await tx
    .insertInto('day_program_item')
    .values(
      items.map(({ id, position, time, text, textEn }, index) => ({
        id,
        day_program_id: dayId,
        position: position ?? index,
        time,
        text,
        text_en: textEn,
      })),
    )
    .onConflict((known) =>
      known.column('id').doUpdateSet(({ ref }) => ({
        day_program_id: ref('excluded.day_program_id'),
        position: ref('excluded.position'),
        time: ref('excluded.time'),
        text: ref('excluded.text'),
        text_en: ref('excluded.text_en'),
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function replaceOffers(tx: Tx, eventId: number, offers: readonly OfferInput[]) {
  const offerIds: number[] = []
  const distanceIds: number[] = []
  for (const [index, offer] of offers.entries()) {
    const offerId = await putOffer(tx, eventId, { position: index, ...offer })
    offerIds.push(offerId)
    distanceIds.push(...(await putDistances(tx, offerId, offer.children)))
  }
  await followDistances(tx, eventId)
  const own = tx.selectFrom('offer').where('event_id', '=', eventId).select('id')
  await tx
    .deleteFrom('offer_distance')
    .where('offer_id', 'in', own)
    .where(isNone('id', distanceIds))
    .execute()
  await tx.deleteFrom('offer').where('event_id', '=', eventId).where(isNone('id', offerIds)).execute()
  await createMissingSessions(tx, eventId)
}

/** Updates the offer of entries and teams whose distance was moved to another offer. */
async function followDistances(tx: Tx, eventId: number) {
  for (const table of ['entry', 'team'] as const) {
    await tx
      .updateTable(table)
      .from('offer_distance as distance')
      .set(({ ref }) => ({ offer_id: ref('distance.offer_id') }))
      .where(`${table}.event_id`, '=', eventId)
      .whereRef(`${table}.offer_distance_id`, '=', 'distance.id')
      .whereRef(`${table}.offer_id`, '<>', 'distance.offer_id')
      .execute()
  }
}

async function putOffer(tx: Tx, eventId: number, offer: OfferInput): Promise<number> {
  const columns = {
    position: offer.position ?? 0,
    kind: offer.kind,
    name: offer.name,
    name_en: offer.nameEn,
    reg_start_at: instantOf(offer.regStartDate),
    reg_end_at: instantOf(offer.regEndDate),
    slot_limit: offer.slotLimit,
    reserved: offer.reserved,
    ...(offer.fees !== undefined && { fees: offer.fees && JSON.stringify(offer.fees) }),
  }
  const row = await tx
    .insertInto('offer')
    .values({ id: offer.id, event_id: eventId, ...columns })
    .onConflict((known) => known.column('id').doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function putDistances(tx: Tx, offerId: number, distances: OfferInput['children']): Promise<number[]> {
  if (distances.length === 0) return []
  const rows = await tx
    .insertInto('offer_distance')
    .values(
      distances.map((distance, index) => ({
        id: distance.id,
        offer_id: offerId,
        position: distance.position ?? index,
        ...distanceColumns(distance),
      })),
    )
    .onConflict((known) =>
      known.column('id').doUpdateSet(({ ref }) => ({
        offer_id: ref('excluded.offer_id'),
        position: ref('excluded.position'),
        dist_code: ref('excluded.dist_code'),
        gender: ref('excluded.gender'),
        session: ref('excluded.session'),
        min_age: ref('excluded.min_age'),
        max_age: ref('excluded.max_age'),
        para_groups: ref('excluded.para_groups'),
        divisions: ref('excluded.divisions'),
        slot_limit: ref('excluded.slot_limit'),
        reserved: ref('excluded.reserved'),
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

const distanceColumns = (distance: OfferDistanceInput) => ({
  dist_code: distance.distCode,
  gender: distance.gender,
  session: distance.session,
  min_age: distance.minAge,
  max_age: distance.maxAge,
  para_groups: JSON.stringify(distance.paraGroups),
  divisions: JSON.stringify(distance.divisions),
  slot_limit: distance.slotLimit,
  reserved: distance.reserved,
})

/** Unlike `not in`, this takes an empty list. */
const isNone = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} <> all(${ids}::integer[])`
