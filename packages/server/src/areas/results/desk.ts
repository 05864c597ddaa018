import type { Handler } from '../../http/call.ts'
import { deskEvent } from './desk-event.ts'
import { deskOf } from './desk-view.ts'

export const desk: Handler<'results.desk'> = async ({ params, caller }, { db }) => {
  const { id } = await deskEvent(db, params.eventId, caller)
  return deskOf(db, id)
}
