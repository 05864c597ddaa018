import { recordChange } from '../../access/audit.store.ts'
import { administers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { deleteNormYear, getNormYear, requestRefresh } from './rank-norms.store.ts'

export const remove: Handler<'rankNorms.remove'> = async ({ params: { year }, ...call }, { db }) => {
  if (!administers(call.caller, null)) fail('no_access')
  return db.transaction().execute(async (tx) => {
    const { count, is_sample: isSample } = await getNormYear(tx, year)
    await deleteNormYear(tx, year)
    await recordChange(tx, call, {
      kind: 'rankNorms',
      objectId: year,
      before: { count: Number(count), isSample },
    })
    await requestRefresh(tx, year)
    return null
  })
}
