import type { Run } from '../../context/run.ts'
import { momentOf } from '../../input/moment-of.ts'
import { moveRegistrations } from './move-registration.ts'

/** Closes registration, now or at a moment. */
export const run: Run<'events close'> = (context, { events, at = 'now', concurrency }) =>
  moveRegistrations(context, {
    action: 'close',
    events,
    concurrency,
    boundsOf({ timeZone, regEndDate }) {
      const closes = momentOf(context, at, { timeZone, dateIs: 'end' })
      const isClosed = at === 'now' && regEndDate !== null && regEndDate <= closes
      return isClosed || regEndDate === closes ? null : { regEndDate: closes }
    },
  })
