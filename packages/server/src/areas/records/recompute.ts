import { recordChange } from '../../access/audit.store.ts'
import { administers } from '../../access/caller.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { countRecords } from './records.store.ts'
import { recomputeRecords } from './refresh-records.ts'

export const recompute: Handler<'records.recompute'> = (call, { db }) =>
  db.transaction().execute(async (tx) => {
    // Records belong to no region.
    if (!administers(call.caller, null)) fail('no_access')
    await lockStandings(tx)
    const before = await countRecords(tx)
    await recomputeRecords(tx)
    const records = await countRecords(tx)
    await recordChange(tx, call, {
      kind: 'record',
      objectId: 'all',
      before: { count: before },
      after: { count: records },
    })
    return { records }
  })
