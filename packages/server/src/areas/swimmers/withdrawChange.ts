import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { withdrawOpenChange } from './custody/change-requests.store.ts'
import { lockSwimmer } from './profile/swimmers.store.ts'
import { ownSwimmer } from './profile/visible-swimmer.ts'

export const withdrawChange: Handler<'swimmers.withdrawChange'> = async (
  { params, ...call },
  { db, clock },
) =>
  db.transaction().execute(async (tx) => {
    await lockSwimmer(tx, params.id)
    const { id } = await ownSwimmer(tx, params.id, call.caller)
    const request = await withdrawOpenChange(tx, id, clock.now())
    if (request === undefined) return fail('change_request_not_found')
    await recordChange(tx, call, { kind: 'swimmer', objectId: id, before: { request } })
    return null
  })
