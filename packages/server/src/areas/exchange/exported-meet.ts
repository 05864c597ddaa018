/** An event as a Lenex meet. See docs/rules.md#lenex. */

import { dateInZone, type ExchangeContent, effectiveListRules, nationOf } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { listSessions } from '../events/sessions/sessions.store.ts'
import { type DeskRow, listRows } from '../results/results.store.ts'
import { getListedEvent } from '../start-lists/start-lists.store.ts'
import { plannedDistances } from '../start-lists/timetable.ts'
import { type ExchangedEvent, getExchangedEvent, listFees } from './exchange.store.ts'
import { clubsOf } from './exported-clubs.ts'
import { deadlineOf, sessionsOf } from './exported-programme.ts'
import type { LenexMeet } from './lenex/lenex-model.ts'
import { listMembers } from './team-members.ts'

interface Wanted {
  readonly content: ExchangeContent
  /** Whether the reader may see whole birth dates, or only years. */
  readonly showsBirthDates: boolean
}

/** Returns an event as a meet: its programme, and the entries, the start lists or the results. */
export async function exportedMeet(
  db: Db,
  eventId: number,
  { content, showsBirthDates }: Wanted,
): Promise<LenexMeet> {
  const event = await getExchangedEvent(db, eventId)
  const distances = await plannedDistances(db, await getListedEvent(db, eventId))
  const ids = distances.map(({ id }) => id)
  const rows = content === 'invitation' ? [] : await listRows(db, ids)
  const fees = new Map((await listFees(db, eventId)).map(({ id, fees }) => [id, fees?.byCount[0] ?? 0]))
  const sessions = sessionsOf({
    ...{ event, distances, fees },
    sessions: await listSessions(db, eventId),
    heatsOf: heatsIn(rows, content),
  })
  const people = await listMembers(db, rows)
  const members = new Map(people.map((person) => [person.iwsaid, person]))
  return {
    ...headOf(event),
    course: courseOf(sessions),
    sessions,
    clubs: content === 'invitation' ? [] : clubsOf({ rows, members, content, showsBirthDates }),
  }
}

/** Heats that the entries of a file are in. */
function heatsIn(rows: readonly DeskRow[], content: ExchangeContent) {
  const byDistance = Map.groupBy(rows, ({ distance_id }) => distance_id)
  return (distanceId: number): number[] => {
    const heats = (byDistance.get(distanceId) ?? []).flatMap((row) => {
      if (content === 'startLists') return row.place_heat ?? []
      return content === 'results' ? (row.result_heat ?? []) : []
    })
    return [...new Set(heats)].sort((a, b) => a - b)
  }
}

const headOf = (event: ExchangedEvent): Omit<LenexMeet, 'course' | 'sessions' | 'clubs'> => ({
  ...{ name: event.name, nameEn: event.name_en, city: event.address, nation: nationIn(event) },
  ...{ organizer: event.organizer, email: event.contact_email },
  entryStart: event.reg_start_at && dateInZone(event.reg_start_at, event.time_zone),
  ...deadlineOf(event),
  maxEntries: event.uq_dist_per_event,
  ...{ ageDate: event.age_group_on ?? event.start_date, countsYears: event.age_group_mode === 'year' },
  lanes: effectiveListRules(event.list_settings).lanes,
})

/** The nation, which a meet must have: that of the event's region, whose code starts with its country. */
const nationIn = ({ region }: ExchangedEvent) => (region === null ? null : nationOf(region.slice(0, 2)))

/** The course of all sessions; null if they differ. */
function courseOf(sessions: LenexMeet['sessions']): string | null {
  const [course, ...others] = new Set(sessions.map((session) => session.course))
  return others.length > 0 ? null : (course ?? null)
}
