import { DEFAULT_LANGUAGE } from '@polynya/i18n'
import type { Handler } from '../../http/call.ts'
import { calendarFile, eventCalendar } from '../../mail/event-calendar.ts'
import { findSelling } from './record/events.store.ts'
import { ifVisible } from './record/visible-event.ts'

export const calendar: Handler<'events.calendar'> = async ({ params, query, caller }, { db, config }) => {
  const event = ifVisible(await findSelling(db, params.id), caller)
  const options = {
    language: query.lang ?? DEFAULT_LANGUAGE,
    publicUrl: config.publicUrl,
  } as const
  return { file: calendarFile(event.id, eventCalendar(event, options)) }
}
