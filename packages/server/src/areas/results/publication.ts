import type { Handler } from '../../http/call.ts'
import { deskEvent } from './desk-event.ts'
import { latestPublication } from './publication-view.ts'

export const publication: Handler<'results.publication'> = async ({ params, caller }, { db }) => {
  const { id } = await deskEvent(db, params.eventId, caller)
  return latestPublication(db, id)
}
