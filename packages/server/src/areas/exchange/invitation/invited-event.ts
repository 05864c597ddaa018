/** The event of a Lenex meet, in the format of `events.exportEvent`. See docs/rules.md#lenex. */

import {
  EVENT_FORMAT,
  EVENT_FORMAT_VERSION,
  EventCreate,
  EventSessionCreate,
  type Invitation,
  type InvitedEvent,
} from '@polynya/contract'
import {
  AGE_GROUPS,
  addDays,
  ageGroupsOfLenex,
  atWallTime,
  isDate,
  LENEX_COURSES,
  listRuleIssues,
  startOfDay,
} from '@polynya/domain'
import { lenexDistance } from '../lenex/lenex-distance.ts'
import type { LenexMeet, LenexSession } from '../lenex/lenex-model.ts'
import { type InvitationReading, invitationReading } from './invitation-reading.ts'
import { invitedProgramme } from './invited-programme.ts'

/** What a new event of this installation has. */
export interface EventDefaults {
  readonly timeZone: string
  readonly currency: string
}

const OF_EVENT = EventCreate.shape
const OF_SESSION = EventSessionCreate.shape
const SESSION_NUMBER = OF_SESSION.number.def.innerType

/** Returns the event of a meet, what of the meet is left out, and its errors by line. */
export function invitedEvent(meet: LenexMeet, defaults: EventDefaults): Invitation {
  const reading = invitationReading()
  const sessions = meet.sessions.map((session) => sessionOf(session, reading))
  repeatedNumbers(meet.sessions, reading)
  const event = { ...factsOf(meet, reading), ...datesOf(meet, { defaults, reading }) }
  const { ageGroups: groups, ...programme } = invitedProgramme(meet.sessions, reading)
  const { groups: ageGroups, overlapping } = ageGroupsOfLenex(groups)
  for (const { line } of overlapping) reading.warn(line, 'AGEGROUP', 'age_groups_overlap')
  if (ageGroups.length > AGE_GROUPS.count) reading.fail(meet.line, 'AGEGROUP', 'too_many')
  const currency = programme.currency ?? defaults.currency
  const file = {
    format: EVENT_FORMAT,
    version: EVENT_FORMAT_VERSION,
    sessions,
    event: { ...event, ageGroups, currency, programData: programme.offers },
  } satisfies InvitedEvent
  return {
    file: reading.errors.length > 0 ? null : file,
    distances: meet.sessions.flatMap(({ events }) =>
      events.map((each) => {
        const { line, what, distCode } = lenexDistance(each)
        return { line, what, distCode }
      }),
    ),
    warnings: reading.warnings.toSorted((one, other) => one.line - other.line),
    errors: reading.errors.toSorted((one, other) => one.line - other.line),
  }
}

function factsOf(meet: LenexMeet, { required, optional }: InvitationReading) {
  const { line, name, nameEn, organizer, email, city, maxEntries } = meet
  return {
    name: required(OF_EVENT.name, { line, field: 'name', value: name }),
    nameEn: optional(OF_EVENT.nameEn, { line, field: 'name.en', value: nameEn }),
    organizer: optional(OF_EVENT.organizer, { line, field: 'organizer', value: organizer }),
    contactEmail: optional(OF_EVENT.contactEmail, { line, field: 'email', value: email }),
    address: optional(OF_EVENT.address, { line, field: 'city', value: city }),
    uqDistPerEvent: optional(OF_EVENT.uqDistPerEvent, {
      ...{ line, field: 'maxentriesathlete' },
      // Programs write 0 or -1 for no limit.
      value: maxEntries !== null && maxEntries > 0 ? maxEntries : null,
    }),
  }
}

interface DateContext {
  readonly defaults: EventDefaults
  readonly reading: InvitationReading
}

/** Days of the event, its registration and its ages, and the lanes of its pool. */
function datesOf(meet: LenexMeet, { defaults: { timeZone }, reading }: DateContext) {
  const { line, lanes, deadline, deadlineTime, entryStart, ageDate, countsYears, sessions } = meet
  const days = sessions.flatMap(({ date }) => (date !== null && isDate(date) ? date : [])).sort()
  const endDate = days.at(-1) ?? null
  const dateOf = (field: string, value: string | null) => {
    if (value === null || isDate(value)) return value
    reading.warn(line, field, 'not_a_date')
    return null
  }
  const opens = dateOf('entrystartdate', entryStart)
  const closesOn = dateOf('deadline', deadline)
  const closes = closesOn === null ? null : closing(closesOn, deadlineTime, timeZone)
  const isLate = closes !== null && endDate !== null && closes > startOfDay(addDays(endDate, 1), timeZone)
  if (isLate) reading.warn(line, 'deadline', 'deadline_late')
  const isPool = lanes && listRuleIssues({ lanes, excludedLanes: [], laneOrder: [] }).length === 0
  if (lanes && !isPool) reading.warn(line, 'POOL', 'lanes_unknown')
  return {
    ...{ startDate: days[0] ?? null, endDate },
    regStartDate: opens && startOfDay(opens, timeZone).toISOString(),
    regEndDate: closes === null || isLate ? null : closes.toISOString(),
    ageGroupOnDate: dateOf('AGEDATE', ageDate),
    ageGroupMode: countsYears ? ('year' as const) : ('date' as const),
    listSettings: isPool ? { lanes } : {},
  }
}

/** The instant at which registration closes: the end of the day without a time. */
const closing = (date: string, time: string | null, timeZone: string): Date =>
  time !== null && OF_SESSION.time.safeParse(time).success
    ? atWallTime(`${date}T${time}`, timeZone)
    : startOfDay(addDays(date, 1), timeZone)

function sessionOf(session: LenexSession, reading: InvitationReading): InvitedEvent['sessions'][number] {
  const { line, number, name, date, daytime, course } = session
  const { required, optional } = reading
  const isKnown = course === null || course in LENEX_COURSES
  if (!isKnown) reading.warn(line, 'course', 'course_unknown')
  if (date !== null && !isDate(date)) reading.fail(line, 'date', 'not_a_date')
  return {
    number: required(SESSION_NUMBER, { line, field: 'number', value: number }),
    ...{ name: optional(OF_SESSION.name, { line, field: 'name', value: name }), nameEn: null, date },
    time: optional(OF_SESSION.time, { line, field: 'daytime', value: daytime }),
    ...{ waterTemp: null, airTemp: null, courseMetres: LENEX_COURSES[course ?? ''] ?? null },
    ...{ officials: [], distanceOrder: [] },
  }
}

function repeatedNumbers(sessions: readonly LenexSession[], reading: InvitationReading) {
  const numbers = sessions.map(({ number }) => number)
  for (const [index, { line, number }] of sessions.entries()) {
    if (numbers.indexOf(number) < index) reading.fail(line, 'number', 'repeated')
  }
}
