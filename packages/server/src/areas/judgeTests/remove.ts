import { recordChange } from '../../access/audit.store.ts'
import { administers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { findHead } from '../events/record/events.store.ts'
import { deleteTest, findTest, lockTest } from './judge-tests.store.ts'
import { reachOf } from './test-reach.ts'
import { testCard } from './test-view.ts'

/** An exam stays: without it, the retake rule would forget it. Administrators may delete one, which is audited. */
export const remove: Handler<'judgeTests.remove'> = async ({ params, ...call }, { db }) =>
  db.transaction().execute(async (tx) => {
    await lockTest(tx, params.id)
    const row = (await findTest(tx, params.id, reachOf(call))) ?? fail('judge_test_not_found')
    const event = row.event_id === null ? undefined : await findHead(tx, row.event_id)
    if (row.is_exam && !administers(call.caller, event?.region ?? null)) fail('judge_exam_permanent')
    await deleteTest(tx, row.id)
    const { userId, jCat, ifExam, eventId, sumScore, grade } = testCard(row)
    const before = { userId, jCat, ifExam, eventId, sumScore, grade }
    await recordChange(tx, call, { kind: 'judgeTest', objectId: row.id, before })
    return null
  })
