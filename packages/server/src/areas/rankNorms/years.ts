import type { HandlerForEveryone } from '../../http/call.ts'
import { listNormYears } from './rank-norms.store.ts'
import { normYearView } from './rank-norms-view.ts'

export const years: HandlerForEveryone<'rankNorms.years'> = async (_call, { db }) => ({
  years: (await listNormYears(db)).map(normYearView),
})
