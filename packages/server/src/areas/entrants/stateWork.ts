import type { Handler } from '../../http/call.ts'
import { findHead } from '../events/events.store.ts'
import { eventToChange } from '../events/visible-event.ts'
import { stateView } from './state-view.ts'

export const stateWork: Handler<'events.stateWork'> = async ({ params, caller }, { db }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  return stateView(db, id)
}
