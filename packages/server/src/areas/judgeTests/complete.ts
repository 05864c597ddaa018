import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { closeTest } from './closing.ts'
import { findTest } from './judge-tests.store.ts'
import { testView } from './test-view.ts'

export const complete: Handler<'judgeTests.complete'> = async ({ params, ...call }, { db }) =>
  db.transaction().execute(async (tx) => {
    const reach = { accountId: call.caller.account.id, regions: [] }
    if (!(await findTest(tx, params.id, reach))) fail('judge_test_not_found')
    const wasOpen = await closeTest(tx, params.id, call.at)
    const test = await testView(tx, params.id, { reach, language: call.language, at: call.at })
    const { sumScore, grade } = test
    if (wasOpen) {
      await recordChange(tx, call, { kind: 'judgeTest', objectId: params.id, after: { sumScore, grade } })
    }
    return test
  })
