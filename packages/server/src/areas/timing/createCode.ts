import { TIMING_CODE_HOURS } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { hashOf } from '../../access/identify.ts'
import type { Handler } from '../../http/call.ts'
import { deskEvent } from '../results/desk-event.ts'
import { insertCode } from './timing.store.ts'

/** Letters of a code: enough that none is guessed, few enough for a link that is read out. */
const CODE_LENGTH = 12

export const createCode: Handler<'timing.createCode'> = (call, { ids }) =>
  call.changeOnce(async (tx) => {
    const { body, caller, at } = call
    const { id } = await deskEvent(tx, body.eventId, caller)
    const code = ids.key().slice(0, CODE_LENGTH)
    const expiresAt = new Date(at.getTime() + TIMING_CODE_HOURS * 3_600_000)
    await insertCode(tx, {
      event_id: id,
      code_hash: hashOf(code),
      created_at: at,
      expires_at: expiresAt,
      created_by: caller.account?.id ?? null,
    })
    await recordChange(tx, call, { kind: 'event', objectId: id, after: { timingCode: '***' } })
    return { code, expiresAt: expiresAt.toISOString() }
  })
