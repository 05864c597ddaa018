import type { RegistrationPeriod } from '@polynya/domain'
import type { RegistrationPeriodTable } from './tables/registration-period.ts'

/** Bounds of a period without one: the range of years that every client of a database can read. */
const FIRST = new Date('0001-01-01T00:00:00Z')
const LAST = new Date('9999-12-31T00:00:00Z')

/** Returns the rows of an event's registration periods. */
export const periodRows = (
  eventId: number,
  periods: readonly RegistrationPeriod[],
): RegistrationPeriodTable[] =>
  periods.map(({ state, from, to }) => ({
    event_id: eventId,
    state,
    starts_at: from ?? FIRST,
    ends_at: to ?? LAST,
  }))
