/**
 * The registration status of an event over time, so that a database can find the status of many events at an instant
 * without computing it. Derived from `registrationStatus`, which remains the rule.
 * See docs/rules.md#registration.
 */

import { addDays, dateInZone, startOfDay } from './calendar.ts'
import {
  CLOSING_SOON_DAYS,
  type RegistrationState,
  type RegistrationWindow,
  registrationStatus,
} from './registration.ts'

/** The time in which an event is in a state: from `from`, inclusive, to `to`, exclusive; null is unbounded. */
export interface RegistrationPeriod {
  readonly state: RegistrationState
  readonly from: Date | null
  readonly to: Date | null
}

/** Returns the states of an event in the order of time, without gaps, each different from the one before. */
export function registrationPeriods(event: RegistrationWindow): RegistrationPeriod[] {
  const instants = turningPoints(event)
  const beforeAll = new Date((instants[0] ?? 0) - 1)
  const starts = [
    { state: registrationStatus(event, beforeAll).state, from: null },
    ...instants.map((at) => ({ state: registrationStatus(event, new Date(at)).state, from: new Date(at) })),
  ]
  const changes = starts.filter(({ state }, index) => state !== starts[index - 1]?.state)
  return changes.map((change, index) => ({ ...change, to: changes[index + 1]?.from ?? null }))
}

/**
 * Returns the instants at which the state may change, ascending, in milliseconds: the start of each of the event's
 * days and of the day after, the start of each window, the millisecond after its end, and the day from which that end
 * is soon.
 */
function turningPoints(event: RegistrationWindow): number[] {
  const { startDate, endDate, timeZone, offers = [] } = event
  const days = [startDate, endDate, endDate && addDays(endDate, 1)].filter((date) => date !== null)
  const starts = [event, ...offers].map(({ regStartDate }) => regStartDate).filter((at) => at !== null)
  const ends = [event, ...offers].map(({ regEndDate }) => regEndDate).filter((at) => at !== null)
  const soon = ends.map((end) => addDays(dateInZone(end, timeZone), -CLOSING_SOON_DAYS))
  const instants = [
    ...[...days, ...soon].map((date) => startOfDay(date, timeZone).getTime()),
    ...starts.map((at) => at.getTime()),
    ...ends.map((at) => at.getTime() + 1),
  ]
  return [...new Set(instants)].sort((a, b) => a - b)
}
