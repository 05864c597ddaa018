/** The end of a test: by its account, or by its time limit. */

import { judgeGrade } from '@polynya/domain'
import type { Database, Tx } from '../../db/schema.ts'
import { endTest, listDueTests, lockTest, scoreAnswers } from './judge-tests.store.ts'

/** Completes and scores an open test; one that is past its time limit is completed as of then. Returns whether it was open. */
export async function closeTest(tx: Tx, id: number, at: Date): Promise<boolean> {
  const test = await lockTest(tx, id)
  if (!test || test.completed_at) return false
  const score = await scoreAnswers(tx, id)
  const grade = judgeGrade(score, test.rules.questions, test.rules)
  await endTest(tx, id, { at: at < test.due_at ? at : test.due_at, score, grade })
  return true
}

/** Completes every open test whose time is over, so that no reader sees it open. */
export async function closeDueTests(db: Database, at: Date) {
  const due = await listDueTests(db, at)
  if (due.length === 0) return
  await db.transaction().execute(async (tx) => {
    for (const { id } of due) await closeTest(tx, id, at)
  })
}
