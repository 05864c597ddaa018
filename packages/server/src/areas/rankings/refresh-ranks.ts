/** Computes the ranks of published results again after norms changed. */

import { lockStandings } from '../../db/lock-standings.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { listNorms } from '../rankNorms/rank-norms.store.ts'
import { listPublishedTimes, storeRanks } from './best-results.store.ts'
import { rankOf } from './rank-of.ts'
import { endRefresh, lockRefresh, moveRefresh, swimmersFrom } from './rank-refresh.store.ts'

/** Small enough not to block the embedded database, which has one connection, for long. */
const BATCH = 250

/** Refreshes the ranks that are outdated, one batch of swimmers per transaction; a later run resumes an interrupted one. */
export async function refreshRanks({ db }: Pick<Deps, 'db'>): Promise<void> {
  while (await db.transaction().execute(refreshBatch)) {
    // The next batch.
  }
}

/** Refreshes the next batch. Returns whether it was not the last one. */
async function refreshBatch(tx: Tx): Promise<boolean> {
  // Publishing stores ranks, too.
  await lockStandings(tx)
  const refresh = await lockRefresh(tx)
  if (!refresh) return false
  const swimmerIds = await swimmersFrom(tx, refresh.next_swimmer_id, BATCH)
  const last = swimmerIds.at(-1)
  if (last === undefined) {
    await endRefresh(tx)
    return false
  }
  const norms = await listNorms(tx)
  const times = await listPublishedTimes(tx, swimmerIds)
  const changed = times.flatMap((time) => {
    const rank = rankOf(time, norms)
    return Number(time.date.slice(0, 4)) < refresh.from_year || rank === time.evskRank
      ? []
      : [{ id: time.resultId, rank }]
  })
  if (changed.length > 0) await storeRanks(tx, changed)
  await moveRefresh(tx, last + 1)
  return true
}
