import type { Handler } from '../../http/call.ts'
import { findAdmissionRules } from '../admissions/event-admissions.ts'
import { registrationViews } from '../registrations/registration-view.ts'
import { listRegistrations } from '../registrations/registrations.store.ts'
import { registrationsTable } from '../registrations/registrations-table.ts'
import { spreadsheet } from '../spreadsheet.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const registrationsFile: Handler<'events.registrationsFile'> = async (call, { db, words, places }) => {
  const { id: eventId, time_zone: timeZone } = await eventToChange(findHead(db, call.params.id), call.caller)
  const { lang: language = 'ru', ...filters } = call.query
  const page = { sort: 'lastName', order: 'asc', limit: null, offset: 0 } as const
  const rules = filters.admissions ? await findAdmissionRules(db, eventId, call.at) : null
  const found = await listRegistrations(db, { ...filters, eventId, rules }, page)
  const word = words[language] as (key: string) => string
  const views = await registrationViews(db, found, call.at)
  const rows = registrationsTable(views, { timeZone, language, word, places })
  return spreadsheet({ name: `event-${eventId}-registrations`, type: call.params.type, rows, language })
}
