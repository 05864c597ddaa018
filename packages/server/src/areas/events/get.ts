import type { Handler } from '../../http/call.ts'
import { accountPart, totals } from './event-account.ts'
import { eventDetails } from './event-view.ts'
import { findEvent } from './events.store.ts'
import { ifVisible } from './visible-event.ts'

export const get: Handler<'events.get'> = async ({ params, query, caller, at }, { db }) => {
  const event = ifVisible(await findEvent(db, params.id), caller)
  const asked = query.with === 'account' ? await accountPart(db, { event, caller, at }) : {}
  return { ...eventDetails(event, at), ...(await totals(db, event.id)), ...asked }
}
