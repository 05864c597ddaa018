/** SQL of the records and ranks of a swimmer. */

import type { Db } from '../../../db/schema.ts'

/** The current records of a swimmer, the latest first. */
export const listHeld = (db: Db, swimmerId: number) =>
  db
    .selectFrom('swim_record')
    .where('swimmer_id', '=', swimmerId)
    .where('is_current', '=', true)
    .where('state', '!=', 'declined')
    .select(['kind', 'dist_code', 'age_group', 'time_cs', 'date', 'state'])
    .orderBy('date', 'desc')
    .orderBy('id')
    .execute()

/** The ranks awarded to a swimmer, the latest first. */
export const listRanks = (db: Db, swimmerId: number) =>
  db
    .selectFrom('sport_rank')
    .where('swimmer_id', '=', swimmerId)
    .select(['id', 'rank', 'valid_from'])
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .execute()
