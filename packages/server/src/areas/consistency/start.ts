import type { Handler } from '../../http/call.ts'
import { refuseRegional, runView } from './run-view.ts'
import { openRun } from './runs.store.ts'

export const start: Handler<'consistency.start'> = async ({ caller, at }, { db }) => {
  refuseRegional(caller)
  return runView(await db.transaction().execute((tx) => openRun(tx, at)))
}
