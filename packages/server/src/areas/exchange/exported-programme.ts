/** Sessions, events and heats of an exported meet. */

import { lenexCourse, lenexGender, lenexStyle, minorOf, wallTime } from '@polynya/domain'
import type { SessionRow } from '../events/sessions/sessions.store.ts'
import type { PlannedRow } from '../start-lists/timetable.ts'
import type { ExchangedEvent } from './exchange.store.ts'
import type { LenexAgeGroup, LenexEvent, LenexHeat, LenexSession } from './lenex/lenex-model.ts'

interface Programme {
  readonly event: ExchangedEvent
  readonly sessions: readonly SessionRow[]
  /** In swimming order. */
  readonly distances: readonly PlannedRow[]
  /** The fee of one distance, in major units, by the ID of the distance. */
  readonly fees: ReadonlyMap<number, number>
  /** Numbers of the heats of a distance. */
  readonly heatsOf: (distanceId: number) => readonly number[]
}

/** A heat number has at most three digits. */
const HEATS_OF_DISTANCE = 1000

/** Returns the ID of a heat, which is unique in a file. */
export const heatIdOf = (distanceId: number, heat: number): string =>
  String(distanceId * HEATS_OF_DISTANCE + heat)

/** Returns the sessions that have distances, with these as events in swimming order. */
export function sessionsOf(programme: Programme): LenexSession[] {
  const { event, sessions, distances } = programme
  const numberOf = new Map(distances.map(({ id }, index) => [id, index + 1]))
  return [...Map.groupBy(distances, ({ session }) => session)].map(([number, own]) => {
    const row = sessions.find((session) => session.number === number)
    return {
      ...{ number, name: row?.name ?? null },
      date: row?.date ?? event.start_date,
      daytime: row?.start_time?.slice(0, 5) ?? null,
      course: row ? lenexCourse(row.course_metres) : null,
      events: own.map((distance) => eventOf(distance, numberOf.get(distance.id) ?? 0, programme)),
    }
  })
}

function eventOf(distance: PlannedRow, number: number, { event, fees, heatsOf }: Programme): LenexEvent {
  const { id, dist_code, gender } = distance
  const timeOf = clockIn(event.time_zone)
  return {
    ...{ id: String(id), number, gender: lenexGender(gender, dist_code), style: lenexStyle(dist_code) },
    ...{ daytime: timeOf(distance.planned_at), previousId: null },
    fee: event.free_event ? null : { currency: event.currency, minor: minorOf(fees.get(id) ?? 0) },
    ageGroups: ageGroupsOf(id, event),
    heats: heatsOf(id).map(
      (heat): LenexHeat => ({
        ...{ id: heatIdOf(id, heat), number: heat, daytime: timeOf(distance.startOf(heat)) },
      }),
    ),
  }
}

const GROUPS_OF_DISTANCE = 100

const ageGroupsOf = (distanceId: number, { age_groups }: ExchangedEvent): LenexAgeGroup[] =>
  age_groups.map(({ code, minAge, maxAge }, index) => ({
    id: String(distanceId * GROUPS_OF_DISTANCE + index + 1),
    ...{ name: code, min: minAge === 0 ? null : minAge, max: maxAge },
  }))

/** Returns the day and the time at the venue at which registration closes. */
export function deadlineOf({ reg_end_at, time_zone }: ExchangedEvent) {
  const [deadline = null, time] = reg_end_at ? wallTime(reg_end_at, time_zone).split('T') : []
  return { deadline, deadlineTime: time?.slice(0, 5) ?? null }
}

/** `HH:MM` at the venue. */
function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return (at: Date | null) => at && format.format(at)
}
