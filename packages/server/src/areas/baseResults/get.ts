import type { HandlerForEveryone } from '../../http/call.ts'
import { baseResultsOf } from './base-results-view.ts'

export const get: HandlerForEveryone<'baseResults.get'> = ({ params, at }, { db }) =>
  baseResultsOf(db, params.year, at)
