import type { Handler } from '../../http/call.ts'
import { refuseRegional, reportView } from './run-view.ts'
import { getRun } from './runs.store.ts'

export const get: Handler<'consistency.get'> = async ({ params: { id }, caller }, { db }) => {
  refuseRegional(caller)
  return reportView(db, await getRun(db, id))
}
