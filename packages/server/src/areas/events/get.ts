import type { Handler } from '../../http/call.ts'
import { accountPart, totals } from '../entrants/event-account.ts'
import { findEventWithTotals } from '../entrants/event-totals.store.ts'
import { eventDetails } from './record/event-view.ts'
import { ifVisible } from './record/visible-event.ts'

export const get: Handler<'events.get'> = async ({ params, query, caller, at }, { db, coalesced }) => {
  const found = await coalesced(`event ${params.id}`, () => findEventWithTotals(db, params.id))
  const event = ifVisible(found, caller)
  const account = query.with === 'account' ? await accountPart(db, { event, caller, at }) : {}
  return { ...eventDetails(event, at), ...totals(event), ...account }
}
