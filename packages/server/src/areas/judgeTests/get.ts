import type { Handler } from '../../http/call.ts'
import { closeDueTests } from './closing.ts'
import { reachOf } from './test-reach.ts'
import { testView } from './test-view.ts'

export const get: Handler<'judgeTests.get'> = async ({ params, ...call }, { db }) => {
  await closeDueTests(db, call.at)
  return testView(db, params.id, { reach: reachOf(call), language: call.language, at: call.at })
}
