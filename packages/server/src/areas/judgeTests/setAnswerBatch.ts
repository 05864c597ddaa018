import type { FieldIssue } from '@polynya/contract'
import { acceptsAnswers } from '@polynya/domain'
import { fail, failField } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { listAnswers, lockTest, saveAnswer } from './judge-tests.store.ts'

/** The later answer to a question counts, by when it was given; a repeated batch changes nothing. */
export const setAnswerBatch: Handler<'judgeTests.setAnswerBatch'> = async (
  { params, body, ...call },
  { db },
) => {
  if (body.sId !== params.sId) failField('sId', 'not_allowed')
  return db.transaction().execute(async (tx) => {
    const test = await lockTest(tx, params.sId)
    if (test?.account_id !== call.caller.account.id) return fail('judge_test_not_found')
    const limits = { completedAt: test.completed_at, dueAt: test.due_at }
    if (!acceptsAnswers(limits, call.at)) fail('judge_test_closed')
    const rows = new Map((await listAnswers(tx, test.id)).map((row) => [row.question_id, row]))
    const issues = body.answers.flatMap((answer, index) => issuesOf(answer, rows.get(answer.qId), index))
    if (issues.length > 0) fail('invalid_input', { issues })
    for (const { qId, answerJSON, at } of inOrder(body.answers, call.at)) {
      const row = rows.get(qId)
      if (!row || (row.answered_at && row.answered_at > at)) continue
      await saveAnswer(tx, test.id, { position: row.position, answer: [...new Set(answerJSON)], at })
    }
    return { received_answers: body.answers.length }
  })
}

type Answer = HandlerCall<'judgeTests.setAnswerBatch'>['body']['answers'][number]

/** By when they were given: not later than now, whatever the clock of the device. */
const inOrder = (answers: readonly Answer[], now: Date) =>
  answers
    .map((answer) => ({
      ...answer,
      at: new Date(Math.min(Date.parse(answer.dateTimeAnswered), now.getTime())),
    }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())

/** Questions of other tests, and options of other questions, are not allowed. */
function issuesOf(
  { answerJSON }: Answer,
  row: { readonly option_order: number[] } | undefined,
  index: number,
): FieldIssue[] {
  if (!row) return [{ path: `answers.${index}.qId`, reason: 'not_allowed' }]
  return answerJSON.flatMap((id, place) =>
    row.option_order.includes(id)
      ? []
      : { path: `answers.${index}.answerJSON.${place}`, reason: 'not_allowed' as const },
  )
}
