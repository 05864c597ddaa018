/** SQL of the printouts of an event. */

import type { Db } from '../../db/schema.ts'

export type PrintoutEvent = Awaited<ReturnType<typeof getPrintoutEvent>>

/** Returns what the head of a printout says about an event. */
export const getPrintoutEvent = (db: Db, id: number) =>
  db
    .selectFrom('event')
    .where('id', '=', id)
    .select(['id', 'name', 'name_en', 'address', 'address_en', 'region', 'start_date', 'end_date'])
    .select(['time_zone', 'age_groups'])
    .executeTakeFirstOrThrow()
