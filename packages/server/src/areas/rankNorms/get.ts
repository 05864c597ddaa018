import type { HandlerForEveryone } from '../../http/call.ts'
import { rankNormsView } from './rank-norms-view.ts'

export const get: HandlerForEveryone<'rankNorms.get'> = ({ params: { year } }, { db }) =>
  rankNormsView(db, year)
