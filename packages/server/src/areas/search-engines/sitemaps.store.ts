/** SQL of the sitemap: what visitors may see. */

import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** Ids in a part, with three addresses each: about a megabyte. */
const IDS_IN_PART = 1_000

const range = (part: number) => [part * IDS_IN_PART, (part + 1) * IDS_IN_PART - 1] as const
const part = sql<number>`id / ${sql.lit(IDS_IN_PART)}`

/** Publishing results changes the page of an event, but not its row. */
const eventChange = sql<Date>`max(greatest(event.updated_at, result_list.published_at))`

const selectEvents = (db: Db) =>
  db
    .selectFrom('event')
    .leftJoin('result_list', 'result_list.event_id', 'event.id')
    .where('event.public', '=', true)

export const listEventParts = (db: Db) =>
  selectEvents(db)
    .select([sql<number>`event.id / ${sql.lit(IDS_IN_PART)}`.as('part'), eventChange.as('changed_at')])
    .groupBy('part')
    .orderBy('part')
    .execute()

export const listSwimmerParts = (db: Db) =>
  db
    .selectFrom('swimmer')
    .where('confirmed_at', 'is not', null)
    .select(({ fn }) => [part.as('part'), fn.max('updated_at').as('changed_at')])
    .groupBy('part')
    .orderBy('part')
    .execute()

export const listSeriesParts = (db: Db) =>
  db
    .selectFrom('series')
    .select([part.as('part'), sql<null>`null`.as('changed_at')])
    .groupBy('part')
    .orderBy('part')
    .execute()

export function listEvents(db: Db, inPart: number) {
  const [first, last] = range(inPart)
  return selectEvents(db)
    .where('event.id', '>=', first)
    .where('event.id', '<=', last)
    .select(['event.id', eventChange.as('changed_at')])
    .groupBy('event.id')
    .orderBy('event.id')
    .execute()
}

export function listSwimmers(db: Db, inPart: number) {
  const [first, last] = range(inPart)
  return db
    .selectFrom('swimmer')
    .where('confirmed_at', 'is not', null)
    .where('id', '>=', first)
    .where('id', '<=', last)
    .select(['iwsaid', 'updated_at as changed_at'])
    .orderBy('id')
    .execute()
}

export function listSeries(db: Db, inPart: number) {
  const [first, last] = range(inPart)
  return db
    .selectFrom('series')
    .where('id', '>=', first)
    .where('id', '<=', last)
    .select('id')
    .orderBy('id')
    .execute()
}

/** Lists with published results of public events. */
const selectPublished = (db: Db) =>
  db
    .selectFrom('result_list as list')
    .innerJoin('event', 'event.id', 'list.event_id')
    .where('event.public', '=', true)
    .where('list.state', '!=', 'empty')

/** Events whose results have a part of their own. */
export const listResultParts = (db: Db) =>
  selectPublished(db)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('result')
          .whereRef('result.offer_distance_id', '=', 'list.offer_distance_id')
          .where('result.status', '=', 'finished')
          .select('result.id'),
      ),
    )
    .select(({ fn }) => ['event.id as part', fn.max('list.published_at').as('changed_at')])
    .groupBy('event.id')
    .orderBy('event.id')
    .execute()

/** Swimmers with published results at an event, members of relay teams among them. */
export const listResults = (db: Db, eventId: number) =>
  selectPublished(db)
    .innerJoin('result', 'result.offer_distance_id', 'list.offer_distance_id')
    .innerJoin('participation', 'participation.entry_id', 'result.entry_id')
    .innerJoin('registration', 'registration.id', 'participation.registration_id')
    .innerJoin('swimmer', 'swimmer.id', 'registration.swimmer_id')
    .where('event.id', '=', eventId)
    .where('result.status', '=', 'finished')
    .where('swimmer.confirmed_at', 'is not', null)
    .select(({ fn }) => ['swimmer.iwsaid', fn.max('list.published_at').as('changed_at')])
    .groupBy(['swimmer.id', 'swimmer.iwsaid'])
    .orderBy('swimmer.id')
    .execute()
