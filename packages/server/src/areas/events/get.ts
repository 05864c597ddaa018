import type { Handler } from '../../http/call.ts'
import { accountPart, totals } from '../entrants/event-account.ts'
import { eventDetails } from './record/event-view.ts'
import { findEvent } from './record/events.store.ts'
import { ifVisible } from './record/visible-event.ts'

export const get: Handler<'events.get'> = async ({ params, query, caller, at }, { db }) => {
  const event = ifVisible(await findEvent(db, params.id), caller)
  const account = query.with === 'account' ? await accountPart(db, { event, caller, at }) : {}
  return { ...eventDetails(event, at), ...(await totals(db, event.id)), ...account }
}
