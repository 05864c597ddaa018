/** SQL of the records of a swimmer. */

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
