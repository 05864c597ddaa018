import type { Handler } from '../../http/call.ts'
import { deskEvent } from './desk-event.ts'
import { findChecks } from './find-checks.ts'

export const check: Handler<'results.check'> = async ({ params, caller, at }, { db }) => {
  const { id } = await deskEvent(db, params.eventId, caller)
  const { errors, warnings } = await findChecks(db, { eventId: id, distanceId: params.distanceId }, at)
  return { errors: [...errors], warnings: [...warnings] }
}
