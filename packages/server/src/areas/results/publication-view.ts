/** Publications as the API returns them. */

import type { Publication } from '@polynya/contract'
import type { Db } from '../../db/schema.ts'
import { findLatestPublication, type PublicationRow } from './publications.store.ts'

export const publicationView = (row: PublicationRow): Publication => ({
  id: row.id,
  target: row.target,
  isOpen: row.completed_at === null,
  isCancelled: row.is_cancelled,
  requestedAt: row.requested_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
  done: row.outcomes.length,
  count: row.distance_ids.length,
  outcomes: row.outcomes,
})

export async function latestPublication(db: Db, eventId: number) {
  const row = await findLatestPublication(db, eventId)
  return { publication: row ? publicationView(row) : null }
}
