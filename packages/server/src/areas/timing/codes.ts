import type { Handler } from '../../http/call.ts'
import { deskEvent } from '../results/desk-event.ts'
import { codesOf } from './timing-view.ts'

export const codes: Handler<'timing.codes'> = async ({ params, caller, at }, { db }) =>
  codesOf(db, await deskEvent(db, params.eventId, caller), at)
