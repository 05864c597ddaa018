import type { Handler } from '../../http/call.ts'
import { countSwimmers } from './listing/facets.store.ts'

export const entrantCounts: Handler<'events.entrantCounts'> = async ({ query }, { db }) => ({
  counts: await countSwimmers(db, query.ids.split(',').map(Number)),
})
