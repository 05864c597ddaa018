import type { HandlerForEveryone } from '../../http/call.ts'
import { findLatestWithPoster, findMostImportant } from './listing/events-list.store.ts'
import { eventCard } from './record/event-view.ts'

export const featured: HandlerForEveryone<'events.featured'> = async (_call, { db, clock }) => {
  const now = clock.now()
  const row = (await findMostImportant(db, now)) ?? (await findLatestWithPoster(db))
  return { event: row ? eventCard(row, now) : null }
}
