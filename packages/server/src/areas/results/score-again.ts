import type { Tx } from '../../db/schema.ts'
import { scoredResults } from './points-of-list.ts'
import { type ListedResults, listRows, storePoints, touchResultList } from './results.store.ts'

/** Stores the points of the results of a distance by the base results of its day, with the year of those. */
export async function scoreAgain(tx: Tx, distance: ListedResults, at: Date): Promise<void> {
  const scored = await scoredResults(tx, distance, await listRows(tx, [distance.id]))
  await storePoints(tx, scored)
  const year = scored.find(({ baseYear }) => baseYear !== null)?.baseYear ?? null
  await touchResultList(tx, distance.id, { base_year: year, updated_at: at })
}

/** Removes the points of the results of a distance that are no longer official. */
export async function removePoints(tx: Tx, distance: ListedResults, at: Date): Promise<void> {
  const rows = await listRows(tx, [distance.id])
  await storePoints(
    tx,
    rows.map(({ entry_id: entryId }) => ({ entryId, points: null, baseYear: null })),
  )
  await touchResultList(tx, distance.id, { base_year: null, updated_at: at })
}
