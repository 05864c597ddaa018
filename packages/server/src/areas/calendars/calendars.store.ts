/** SQL of the calendars to subscribe to. */

import type { Db } from '../../db/schema.ts'

const COLUMNS = [
  'id',
  'name',
  'name_en',
  'start_date',
  'end_date',
  'address',
  'address_en',
  'event_state',
  'version',
  'updated_at',
] as const

const selectPublic = (db: Db) =>
  db.selectFrom('event').where('public', '=', true).where('start_date', 'is not', null).select(COLUMNS)

/**
 * Returns the public events that start on a date or later, called off ones too, in the order of their dates.
 * @param region of the events; null for all
 */
export const listFrom = (db: Db, date: string, region: string | null) =>
  selectPublic(db)
    .where('start_date', '>=', date)
    .$if(region !== null, (query) => query.where('region', '=', region))
    .orderBy('start_date')
    .orderBy('id')
    .execute()

/** Returns those of some events that are public. */
export const listNamed = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : selectPublic(db).where('id', 'in', ids).orderBy('start_date').orderBy('id').execute()

export type DatedEvent = Awaited<ReturnType<typeof listFrom>>[number]
