import type { Handler } from '../../http/call.ts'
import { baseResultsOf } from './base-results-view.ts'

export const get: Handler<'baseResults.get'> = ({ params }, { db }) => baseResultsOf(db, params.year)
