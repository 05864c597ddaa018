import type { Handler } from '../../http/call.ts'
import { refuseRegional, runView } from './run-view.ts'
import { cancelRun, getRun } from './runs.store.ts'

export const cancel: Handler<'consistency.cancel'> = async ({ params: { id }, caller, at }, { db }) => {
  refuseRegional(caller)
  return db.transaction().execute(async (tx) => {
    await cancelRun(tx, id, at)
    return runView(await getRun(tx, id))
  })
}
