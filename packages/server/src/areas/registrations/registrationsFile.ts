import type { Handler } from '../../http/call.ts'
import { findHead } from '../events/events.store.ts'
import { eventToChange } from '../events/visible-event.ts'
import { registrationViews } from './registration-view.ts'
import { listRegistrations } from './registrations.store.ts'
import { csvOf, registrationsTable } from './registrations-table.ts'

export const registrationsFile: Handler<'events.registrationsFile'> = async (call, { db, words }) => {
  const { id: eventId } = await eventToChange(findHead(db, call.params.id), call.caller)
  const { lang: language = 'ru', ...filters } = call.query
  const page = { sort: 'lastName', order: 'asc', limit: null, offset: 0 } as const
  const rows = await listRegistrations(db, { ...filters, eventId }, page)
  const { time_zone: timeZone } = await db
    .selectFrom('event')
    .where('id', '=', eventId)
    .select('time_zone')
    .executeTakeFirstOrThrow()
  const word = words[language] as (key: string) => string
  const table = registrationsTable(await registrationViews(db, rows), { timeZone, language, word })
  const { type } = call.params
  return {
    name: `event-${eventId}-registrations.${type}`,
    type: 'text/csv; charset=utf-8',
    base64: Buffer.from(csvOf(table)).toString('base64'),
  }
}
