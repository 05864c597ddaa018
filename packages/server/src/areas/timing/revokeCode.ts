import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { deskEvent } from '../results/desk-event.ts'
import { deleteCode } from './timing.store.ts'
import { codesOf } from './timing-view.ts'

/** Idempotent: a code that is revoked already changes nothing. */
export const revokeCode: Handler<'timing.revokeCode'> = (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const { params, caller, at } = call
    const event = await deskEvent(tx, params.eventId, caller)
    if (await deleteCode(tx, event.id, params.codeId))
      await recordChange(tx, call, { kind: 'event', objectId: event.id, before: { timingCode: '***' } })
    return codesOf(tx, event, at)
  })
