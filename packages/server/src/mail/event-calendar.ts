/** An event as an entry of the reader's calendar. */

import type { Language } from '@polynya/contract'
import { type CalendarEntry, calendarOf } from './calendar.ts'
import type { CalendarFacts } from './event-facts.store.ts'

type CalendarEvent = Pick<
  CalendarFacts,
  | 'name'
  | 'name_en'
  | 'start_date'
  | 'end_date'
  | 'address'
  | 'address_en'
  | 'event_state'
  | 'version'
  | 'updated_at'
> & { readonly id: number }

interface CalendarOptions {
  readonly language: Language
  /** When the caller's part of it was last changed, if later than the event. */
  readonly at?: Date
  readonly publicUrl: string
}

/** Returns an event as text of a calendar file; undefined if it has no dates. */
export function eventCalendar(event: CalendarEvent, options: CalendarOptions): string | undefined {
  const entry = calendarEntry(event, options)
  return entry && calendarOf([entry])
}

/** Returns an event as an entry of a calendar; undefined if it has no dates. All entries of an event have one uid. */
export function calendarEntry(
  event: CalendarEvent,
  { language, at = event.updated_at, publicUrl }: CalendarOptions,
): CalendarEntry | undefined {
  if (event.start_date === null) return undefined
  const isEnglish = language === 'en'
  return {
    uid: `event-${event.id}@${new URL(publicUrl).hostname}`,
    title: isEnglish ? (event.name_en ?? event.name) : event.name,
    place: isEnglish ? (event.address_en ?? event.address) : event.address,
    link: `${publicUrl}/view-event/${event.id}`,
    from: event.start_date,
    to: event.end_date ?? event.start_date,
    at: at > event.updated_at ? at : event.updated_at,
    sequence: event.version,
    isCancelled: event.event_state === 'calledOff',
  }
}

/** Returns a calendar as a file of the API. */
export const calendarFile = (eventId: number, text: string | undefined) =>
  text === undefined
    ? null
    : { name: `event-${eventId}.ics`, type: 'text/calendar', base64: Buffer.from(text).toString('base64') }
