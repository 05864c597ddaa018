/** Dates for the reader's calendar (RFC 5545). */

import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

export interface CalendarEntry {
  /** The same name is the same entry: what is sent again takes its place. */
  readonly uid: string
  readonly title: string
  readonly place: string | null
  readonly text?: string
  readonly link: string
  /** Calendar dates at the venue, `YYYY-MM-DD`; both days are of it. */
  readonly from: string
  readonly to: string
  readonly at: Date
  /** Rises with each change: calendar programs replace an entry only by one of a higher number, or the same one. */
  readonly sequence: number
  /** Called off: calendars cross it out. */
  readonly isCancelled?: boolean
}

const DAY_MS = 86_400_000
/** Calendars that are subscribed to are read again after so many seconds. */
const READ_AGAIN_SECONDS = 3_600

/**
 * Whole days, because the start time of a heat is not known in advance; the end of a calendar entry is the day after
 * its last day.
 * @param name of a calendar to subscribe to; without one it is a file
 */
export function calendarOf(entries: readonly CalendarEntry[], name?: string): string {
  const calendar = ical({
    prodId: { company: 'Polynya', product: 'Polynya' },
    // An e-mail that carries a calendar names its method, which the calendar has to repeat.
    ...(name ? { name, ttl: READ_AGAIN_SECONDS } : { method: ICalCalendarMethod.PUBLISH }),
  })
  for (const { uid, title, place, text, link, from, to, at, sequence, isCancelled } of entries)
    calendar.createEvent({
      id: uid,
      stamp: at,
      sequence,
      allDay: true,
      start: new Date(`${from}T00:00:00Z`),
      end: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS),
      summary: title,
      location: place,
      ...(text && { description: text }),
      url: link,
      ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
    })
  // Each line ends with CRLF, the last one too; the generator only separates them.
  return `${calendar.toString().trimEnd()}\r\n`
}
