import type { Handler } from '../../http/call.ts'
import { findHead } from '../events/record/events.store.ts'
import { eventToChange } from '../events/record/visible-event.ts'
import { editorsOf } from './change-editors.ts'

export const editors: Handler<'results.editors'> = async ({ params, caller }, { db }) => {
  const { id } = await eventToChange(findHead(db, params.eventId), caller)
  return editorsOf(db, id)
}
