import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { momentOf } from '../../input/moment-of.ts'
import { nameOf } from './event-table.ts'
import { moveRegistrations } from './move-registration.ts'

/** Opens registration, now or at a moment; one that has ended needs a new end. */
export const run: Run<'events open'> = (context, { events, at = 'now', until, concurrency }) =>
  moveRegistrations(context, {
    action: 'open',
    events,
    concurrency,
    boundsOf(event) {
      const { timeZone } = event
      const opens = momentOf(context, at, { timeZone, dateIs: 'start' })
      const closes =
        until === undefined ? event.regEndDate : momentOf(context, until, { timeZone, dateIs: 'end' })
      if (closes !== null && Date.parse(closes) <= Date.parse(opens))
        throw new Stop('usage', context.t('cli:registrationOver', { name: nameOf(event, context) }))
      const isOpen = at === 'now' && event.regStartDate !== null && event.regStartDate <= opens
      if (isOpen && closes === event.regEndDate) return null
      return { regStartDate: isOpen ? event.regStartDate : opens, regEndDate: closes }
    },
  })
