import type { HandlerForEveryone } from '../../http/call.ts'
import { countSwimmers } from './listing/facets.store.ts'

export const entrantCounts: HandlerForEveryone<'events.entrantCounts'> = async ({ query }, { db }) => ({
  counts: await countSwimmers(db, query.ids.split(',').map(Number)),
})
