import type { Handler } from '../../http/call.ts'
import { deskEvent } from './desk-event.ts'
import { deskListOf } from './desk-list.ts'

export const list: Handler<'results.list'> = async ({ params, caller }, { db }) => {
  const { id } = await deskEvent(db, params.eventId, caller)
  return deskListOf(db, { eventId: id, distanceId: params.distanceId })
}
