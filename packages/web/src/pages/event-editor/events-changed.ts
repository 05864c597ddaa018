import type { QueryCache } from '../../api/query-cache.ts'

/** Lists and pages of events are asked for again; what they show stays until then. */
export const eventsChanged = (cache: QueryCache) => cache.change('events.', (shown) => shown)
