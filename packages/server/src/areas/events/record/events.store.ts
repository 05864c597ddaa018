/** SQL of one event. `events-list.store.ts` has lists of events, `program.store.ts` writes their programmes. */

import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Schema, Tx } from '../../../db/schema.ts'
import type { EventTable } from '../../../db/tables/event.ts'
import { addWords } from '../../vocabulary/vocabulary.store.ts'

const HEAD = ['id', 'name', 'region', 'public', 'version', 'poster', 'logo', 'time_zone'] as const

/** The columns of an event that access and names of files depend on. */
export type EventHead = Pick<Selectable<EventTable>, (typeof HEAD)[number]>

export function findHead(db: Db, id: number): Promise<EventHead | undefined> {
  return db.selectFrom('event').where('id', '=', id).select(HEAD).executeTakeFirst()
}

/** Like `findHead`, and locks the event for the rest of the transaction. */
export function lockHead(tx: Tx, id: number): Promise<EventHead | undefined> {
  return tx.selectFrom('event').where('id', '=', id).select(HEAD).forUpdate().executeTakeFirst()
}

export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>

/** Returns an event with its descriptions and its programme, in one query. */
export function findEvent(db: Db, id: number) {
  return selectWhole(db, id).executeTakeFirst()
}

export function getEvent(db: Db, id: number): Promise<EventRow> {
  return selectWhole(db, id).executeTakeFirstOrThrow()
}

/** An event with its descriptions and its programme, to be extended. */
export function selectWhole(db: Db, id: number) {
  return db
    .selectFrom('event')
    .where('event.id', '=', id)
    .selectAll('event')
    .select((event) => [
      descriptionsOf(event).as('descriptions'),
      daysOf(event).as('dayProgram'),
      offersOf(event).as('programData'),
    ])
}

export type SellingRow = NonNullable<Awaited<ReturnType<typeof findSelling>>>

/** Returns an event with its offers, without descriptions and days. */
export function findSelling(db: Db, id: number) {
  return db
    .selectFrom('event')
    .where('event.id', '=', id)
    .selectAll('event')
    .select((event) => offersOf(event).as('programData'))
    .executeTakeFirst()
}

/** A query about the event that is selected around it. */
type OfEvent = ExpressionBuilder<Schema, 'event'>

const descriptionsOf = ({ selectFrom }: OfEvent) =>
  jsonArrayFrom(
    selectFrom('description')
      .whereRef('event_id', '=', 'event.id')
      .select(['description.id', 'lang', 'html'])
      .orderBy('description.id'),
  )

const daysOf = ({ selectFrom }: OfEvent) =>
  jsonArrayFrom(
    selectFrom('day_program')
      .whereRef('event_id', '=', 'event.id')
      .select((day) => [
        'day_program.id',
        'date',
        jsonArrayFrom(
          day
            .selectFrom('day_program_item')
            .whereRef('day_program_id', '=', 'day_program.id')
            .select(['day_program_item.id', 'position', 'time', 'text', 'text_en as textEn'])
            .orderBy('day_program_item.id'),
        ).as('children'),
      ])
      .orderBy('date')
      .orderBy('day_program.id'),
  )

const offersOf = ({ selectFrom }: OfEvent) =>
  jsonArrayFrom(
    selectFrom('offer')
      .whereRef('event_id', '=', 'event.id')
      .select(['offer.id', 'offer.position', 'kind', 'offer.name', 'offer.name_en as nameEn', 'reserved'])
      .select(['offer.reg_start_at as regStartDate', 'offer.reg_end_at as regEndDate'])
      .select((offer) => ['slot_limit as slotLimit', 'fees', distancesOf(offer).as('children')])
      .orderBy('offer.id'),
  )

const distancesOf = ({ selectFrom }: ExpressionBuilder<Schema, 'offer'>) =>
  jsonArrayFrom(
    selectFrom('offer_distance')
      .whereRef('offer_id', '=', 'offer.id')
      .select(['offer_distance.id', 'offer_distance.position', 'dist_code as distCode', 'gender', 'session'])
      .select(['min_age as minAge', 'max_age as maxAge', 'para_groups as paraGroups', 'divisions'])
      .select(['offer_distance.slot_limit as slotLimit', 'offer_distance.reserved'])
      .orderBy('offer_distance.id'),
  )

export async function insertEvent(tx: Tx, row: Insertable<EventTable>): Promise<number> {
  const { id } = await tx.insertInto('event').values(row).returning('id').executeTakeFirstOrThrow()
  if (row.search_key) await addWords(tx, 'event', [row.search_key])
  return id
}

export async function updateEvent(tx: Tx, id: number, set: Updateable<EventTable>) {
  await tx.updateTable('event').set(set).where('id', '=', id).execute()
  if (typeof set.search_key === 'string') await addWords(tx, 'event', [set.search_key])
}

/** Deletes an event with its dependent rows; returns the keys of the files to remove after the commit. */
export async function removeEvent(tx: Tx, id: number): Promise<string[]> {
  const files = await tx.selectFrom('stored_file').where('event_id', '=', id).select('key').execute()
  await tx.deleteFrom('event').where('id', '=', id).execute()
  return files.map(({ key }) => key)
}
