import type { PublishedState } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Changed, ChangingResults } from './change-results.ts'
import { touchResultList } from './results.store.ts'
import { removePoints, scoreAgain } from './score-again.ts'

/** Publishes the results of a distance whose checks were passed. */
export async function publishList(
  tx: Tx,
  { distance, list }: ChangingResults,
  { state, at }: { readonly state: PublishedState; readonly at: Date },
): Promise<Changed> {
  await touchResultList(tx, distance.id, { state, published_at: at, updated_at: at })
  if (state === 'official') await scoreAgain(tx, distance, at)
  else if (list.state === 'official') await removePoints(tx, distance, at)
  return { kind: 'published', before: { state: list.state }, after: { state } }
}
