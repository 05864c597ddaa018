import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { findLatestWithPoster, listCards } from './listing/events-list.store.ts'
import { upcomingEvents } from './listing/upcoming-events.ts'
import { type CardRow, eventCard } from './record/event-view.ts'

export const featured: Handler<'events.featured'> = async (_call, deps) => {
  const row = (await mostImportant(deps)) ?? (await findLatestWithPoster(deps.db))
  return { event: row ? eventCard(row, deps.clock.now()) : null }
}

/** Returns the most important event to come, the soonest of equals; those with a poster before all others. */
async function mostImportant(deps: Pick<Deps, 'db' | 'clock'>): Promise<CardRow | undefined> {
  const events = (await upcomingEvents(deps)).filter((event) => event.event_state === 'planned')
  const [first] = events.toSorted(
    (a, b) => Number(b.poster !== null) - Number(a.poster !== null) || b.priority - a.priority,
  )
  const [row] = first ? await listCards(deps.db, { public: true }, [first.id]) : []
  return row
}
