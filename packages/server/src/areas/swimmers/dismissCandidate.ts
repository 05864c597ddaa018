import { recordChange } from '../../access/audit.store.ts'
import { administers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { dismissPair } from './candidates/candidates.store.ts'
import { listByIds } from './profile/swimmers.store.ts'

export const dismissCandidate: Handler<'swimmers.dismissCandidate'> = async (
  { body: { oneId, otherId }, ...call },
  { db, clock },
) =>
  db.transaction().execute(async (tx) => {
    const both = await listByIds(tx, [oneId, otherId])
    const mayDismiss = both.length === 2 && both.every(({ region }) => administers(call.caller, region))
    if (!mayDismiss || !(await dismissPair(tx, [oneId, otherId], clock.now()))) {
      return fail('candidate_not_found')
    }
    await recordChange(tx, call, { kind: 'swimmer', objectId: oneId, after: { notTheSameAs: otherId } })
    return null
  })
