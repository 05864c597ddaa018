import { NORM_RANKS } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { administers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { readNorms } from './norm-file.ts'
import { putNorms, requestRefresh } from './rank-norms.store.ts'

const MAX_BYTES = 2_000_000
const MAX_ERRORS = 200

export const importFile: Handler<'rankNorms.importFile'> = async (
  { params: { year }, query: { dryRun = false, isSample = false }, ...call },
  { db },
) => {
  // Norms belong to no region.
  if (!administers(call.caller, null)) fail('no_access')
  const { bytes } = await call.file(MAX_BYTES)
  const { norms, leftOut, errors } = readNorms(bytes)
  const isStored = errors.length === 0 && !dryRun
  if (isStored) {
    await db.transaction().execute(async (tx) => {
      await putNorms(tx, { year, is_sample: isSample, imported_at: call.at }, norms)
      await recordChange(tx, call, {
        kind: 'rankNorms',
        objectId: year,
        after: { count: norms.length, isSample },
      })
      await requestRefresh(tx, year)
    })
  }
  const counts = NORM_RANKS.map((rank) => ({
    rank,
    count: norms.filter((norm) => norm.rank === rank).length,
  }))
  return {
    isStored,
    norms: counts.filter(({ count }) => count > 0),
    leftOut,
    errors: errors.slice(0, MAX_ERRORS),
  }
}
