/** SQL of reminders about documents of admission that end before an event. */

import { ADMISSION_ENDS_SOON_DAYS } from '@polynya/domain'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'

interface Due {
  readonly today: string
  readonly limit: number
}

/**
 * Returns documents that end before the last day of an event which requires them and in which their swimmer takes part,
 * each event once, from 30 days before the document ends or the event starts. The rows are locked.
 */
export function takeEndingDocuments(tx: Tx, { today, limit }: Due) {
  const soon = sql`${today}::date + ${ADMISSION_ENDS_SOON_DAYS}::integer`
  return tx
    .selectFrom('swimmer_document as document')
    .innerJoin('swimmer', 'swimmer.id', 'document.swimmer_id')
    .innerJoin('registration', 'registration.swimmer_id', 'swimmer.id')
    .innerJoin('event', 'event.id', 'registration.event_id')
    .where('swimmer.account_id', 'is not', null)
    .where('document.state', '<>', 'refused')
    .where('event.event_state', '<>', 'calledOff')
    .where(
      sql<SqlBool>`jsonb_exists(event.entry_rules -> 'admissions', document.kind)
        and document.valid_until < coalesce(event.end_date, event.start_date)
        and coalesce(event.end_date, event.start_date) >= ${today}::date
        and least(document.valid_until, event.start_date) <= ${soon}
        and exists (select from participation join entry on entry.id = participation.entry_id
          where participation.registration_id = registration.id
            and entry.state in ('held', 'confirmed', 'waitlisted'))
        and not exists (select from admission_reminder as reminder
          where reminder.document_id = document.id and reminder.event_id = event.id)`,
    )
    .select(['document.id as document_id', 'document.kind', 'document.valid_until'])
    .select(['swimmer.id', 'swimmer.account_id', 'first_name', 'last_name', 'iwsaid'])
    .select(['native_first_name', 'native_last_name'])
    .select(['event.id as event_id', 'event.name as event_name', 'event.name_en as event_name_en'])
    .orderBy('document.id')
    .orderBy('event.id')
    .limit(limit)
    .forUpdate('document')
    .skipLocked()
    .execute()
}

export type EndingDocument = Awaited<ReturnType<typeof takeEndingDocuments>>[number]

interface Reminder {
  readonly document_id: number
  readonly event_id: number
  readonly reminded_at: Date
}

export async function insertReminder(tx: Tx, row: Reminder) {
  await tx.insertInto('admission_reminder').values(row).execute()
}
