import type { QueryCache } from '../../infrastructure/api/query-cache.ts'

/** Revalidates lists and pages of events; stale answers are shown until then. */
export const eventsChanged = (cache: QueryCache) => cache.change('events.', (shown) => shown)
