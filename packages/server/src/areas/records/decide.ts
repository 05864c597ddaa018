import { recordChange } from '../../access/audit.store.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { mayDecide, recordView } from './record-view.ts'
import { findRecord, getRecord, lockRecord, updateRecord } from './records.store.ts'
import { refreshCode } from './refresh-records.ts'

export const decide: Handler<'records.decide'> = (call, { db, places }) =>
  db.transaction().execute(async (tx) => {
    const { params, body, caller, ifMatch, at } = call
    await lockStandings(tx)
    await lockRecord(tx, params.id)
    const before = await getRecord(tx, params.id)
    if (!mayDecide(caller, before.event_region)) fail('no_access')
    if (ifMatch !== null && ifMatch !== before.version) fail('stale')
    const { state, note = null } = body
    const decision = { state, note, decided_at: at, decided_by: caller.account.id }
    const isDeclined = state === 'declined' ? { is_current: false, is_equalled: false } : {}
    await updateRecord(tx, params.id, { ...decision, ...isDeclined, version: before.version + 1 })
    // A declined time no longer hides others; one that is approved after all counts again.
    if ((before.state === 'declined') !== (state === 'declined')) await refreshCode(tx, before.dist_code)
    await recordChange(tx, call, {
      kind: 'record',
      objectId: params.id,
      before: { state: before.state, note: before.note },
      after: { state, note },
    })
    const after = await findRecord(tx, params.id)
    // Approved after all, the time may set none any more: other times have beaten it in between.
    if (!after) fail('record_beaten')
    return recordView(after, caller, places)
  })
