/** SQL of the facts of an event in e-mails. */

import type { Db } from '../db/schema.ts'

/** Returns what an e-mail states about an event. */
export const getEventFacts = (db: Db, id: number) =>
  db
    .selectFrom('event')
    .where('id', '=', id)
    .select(['name', 'name_en', 'start_date', 'end_date', 'address', 'address_en'])
    .select(['entry_rules', 'event_state', 'version', 'updated_at'])
    .executeTakeFirstOrThrow()

/** The same with what versions its calendar entry. */
export type CalendarFacts = Awaited<ReturnType<typeof getEventFacts>>

export type EventFacts = Omit<CalendarFacts, 'version' | 'updated_at'>
