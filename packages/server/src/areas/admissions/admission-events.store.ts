/** SQL of the events that require documents of admission. */

import type { Selectable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { EventTable } from '../../db/tables/event.ts'

const EVENT = ['entry_rules', 'start_date', 'end_date', 'time_zone'] as const

export type AdmissionEvent = Pick<Selectable<EventTable>, (typeof EVENT)[number]>

export const findAdmissionEvent = (db: Db, id: number): Promise<AdmissionEvent | undefined> =>
  db.selectFrom('event').where('id', '=', id).select(EVENT).executeTakeFirst()

/** Returns the events that a swimmer entered or waits for a place in. */
export const listEventsOf = (db: Db, swimmerId: number) =>
  db
    .selectFrom('event')
    .where('event_state', '<>', 'calledOff')
    .where((event) =>
      event.exists(
        event
          .selectFrom('entry')
          .innerJoin('participation', 'participation.entry_id', 'entry.id')
          .innerJoin('registration', 'registration.id', 'participation.registration_id')
          .whereRef('entry.event_id', '=', 'event.id')
          .where('registration.swimmer_id', '=', swimmerId)
          .where('entry.state', 'in', ['held', 'confirmed', 'waitlisted'])
          .select('entry.id'),
      ),
    )
    .select(['region', 'time_zone', 'start_date', 'end_date', 'entry_rules'])
    .execute()
