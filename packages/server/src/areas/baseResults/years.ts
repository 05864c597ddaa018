import type { HandlerForEveryone } from '../../http/call.ts'
import { listYears } from './base-results.store.ts'
import { yearView } from './base-results-view.ts'

export const years: HandlerForEveryone<'baseResults.years'> = async (_call, { db }) => ({
  years: (await listYears(db)).map(yearView),
})
