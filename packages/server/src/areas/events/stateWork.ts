import type { Handler } from '../../http/call.ts'
import { stateView } from '../entrants/state-view.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const stateWork: Handler<'events.stateWork'> = async ({ params, caller }, { db }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  return stateView(db, id)
}
