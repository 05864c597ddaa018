/** Calendars that anyone can subscribe to: all events, one event, and the starts of a swimmer. */

import type { Language } from '@polynya/contract'
import { addDays, dateInZone } from '@polynya/domain'
import { VISITOR } from '../../access/caller.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { type CalendarEntry, calendarOf } from '../../mail/calendar.ts'
import { calendarEntry } from '../../mail/event-calendar.ts'
import { distanceIn, nameIn, readingIn } from '../printouts/reading.ts'
import { readSiteSetting } from '../site/site.store.ts'
import { listSwimmerEvents } from '../swimmers/profile/swimmer-events.store.ts'
import { swimmerView } from '../swimmers/profile/swimmer-view.ts'
import { visibleByRegistryId } from '../swimmers/profile/visible-swimmer.ts'
import { type DatedEvent, listFrom, listNamed } from './calendars.store.ts'

export type CalendarDeps = Pick<Deps, 'db' | 'clock' | 'words' | 'places' | 'config'>

/** Past events stay in a subscribed calendar for so many days. */
const PAST_DAYS = 365

/** Returns the calendar of all public events, or of those in a region, under the name of the site. */
export async function calendarOfEvents(
  language: Language,
  region: string | null,
  deps: CalendarDeps,
): Promise<string> {
  const { titles, timeZone } = await readSiteSetting(deps.db)
  const from = addDays(dateInZone(deps.clock.now(), timeZone), -PAST_DAYS)
  const events = await listFrom(deps.db, from, region)
  return calendarOf(events.flatMap(entryIn(language, deps)), titles[language][0] ?? '')
}

/** Returns the calendar of one public event; fails with `event_not_found`. */
export async function calendarOfEvent(id: number, language: Language, deps: CalendarDeps): Promise<string> {
  const entries = (await listNamed(deps.db, [id])).flatMap(entryIn(language, deps))
  const [entry] = entries
  return entry ? calendarOf(entries, entry.title) : fail('event_not_found')
}

/** Returns the events that a swimmer entered, with the distances; fails with `swimmer_not_found`. */
export async function calendarOfSwimmer(
  iwsaid: string,
  language: Language,
  deps: CalendarDeps,
): Promise<string> {
  const row = await visibleByRegistryId(deps.db, iwsaid, VISITOR)
  const entered = await listSwimmerEvents(deps.db, row.id)
  const events = await listNamed(
    deps.db,
    entered.map(({ id }) => id),
  )
  const reading = readingIn(language, deps)
  const entries = events.flatMap((event) => {
    const codes = entered.find(({ id }) => id === event.id)?.entries ?? []
    const text = codes.map(({ distCode }) => distanceIn(reading, { distCode, gender: 0 }))
    return entryIn(language, deps)(event).map((entry) => ({ ...entry, text: text.join(', ') }))
  })
  return calendarOf(entries, nameIn(reading, swimmerView(row, 'public')))
}

const entryIn =
  (language: Language, { config: { publicUrl } }: CalendarDeps) =>
  (event: DatedEvent): CalendarEntry[] => {
    const entry = calendarEntry(event, { language, publicUrl })
    return entry ? [entry] : []
  }
