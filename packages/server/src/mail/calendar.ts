/** A date for the reader's calendar (RFC 5545). */

import ical from 'ical-generator'

interface CalendarEntry {
  /** The same name is the same entry: what is sent again takes its place. */
  readonly uid: string
  readonly title: string
  readonly place: string | null
  readonly link: string
  /** Calendar dates at the venue, `YYYY-MM-DD`; both days are of it. */
  readonly from: string
  readonly to: string
  readonly at: Date
}

const DAY_MS = 86_400_000

/**
 * Whole days, because the start time of a heat is not known in advance; the end of a calendar entry is the day after
 * its last day.
 */
export function calendarOf({ uid, title, place, link, from, to, at }: CalendarEntry): string {
  const calendar = ical({ prodId: { company: 'Polynya', product: 'Polynya' } })
  calendar.createEvent({
    id: uid,
    stamp: at,
    allDay: true,
    start: new Date(`${from}T00:00:00Z`),
    end: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS),
    summary: title,
    location: place,
    url: link,
  })
  return calendar.toString()
}
