import type { HandlerForEveryone } from '../../http/call.ts'
import { federationDate } from '../site/federation-date.ts'
import { listYears } from './base-results.store.ts'
import { yearView } from './base-results-view.ts'

export const years: HandlerForEveryone<'baseResults.years'> = async ({ at }, { db }) => ({
  years: (await listYears(db, await federationDate(db, at))).map(yearView),
})
