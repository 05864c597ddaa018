/** What follows each change of the results of a distance, in the transaction that makes it. */

import type { Tx } from '../../db/schema.ts'
import { appendLiveChange } from '../../live/live-changes.store.ts'
import { touchResultList } from './results.store.ts'

export interface ResultsChange {
  readonly eventId: number
  readonly distanceId: number
  readonly kind: 'recorded' | 'published' | 'locked' | 'recomputed'
  /** The entries whose results changed; empty if the whole list did. */
  readonly entryIds: readonly number[]
  readonly at: Date
}

/** Increments the version of a result list after a change, and adds the change to the live log of the event. */
export async function resultsChanged(tx: Tx, change: ResultsChange): Promise<void> {
  const { eventId, distanceId, kind, entryIds, at } = change
  await touchResultList(tx, distanceId, { updated_at: at })
  const [entryId] = entryIds
  const payload = { change: kind, ...(entryIds.length === 1 && entryId !== undefined && { entryId }) }
  const liveKind = kind === 'recorded' ? 'result' : 'state'
  await appendLiveChange(tx, { eventId, kind: liveKind, distanceId, payload, at })
}
