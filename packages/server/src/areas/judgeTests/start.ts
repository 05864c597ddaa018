import { randomInt } from 'node:crypto'
import {
  drawQuestions,
  judgeCategoryOf,
  judgeTestDueAt,
  mayTakeTest,
  newCheckCode,
  shuffled,
} from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import { fail, failField } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { visibleEvent } from '../events/record/visible-event.ts'
import { closeDueTests } from './closing.ts'
import { listPaidCredits, listSoldCredits } from './judge-credits.store.ts'
import { listDrawable } from './judge-questions.store.ts'
import { findOpenTest, insertTest, listLastQuestions, lockAccount } from './judge-tests.store.ts'
import { isRsf, lastExams } from './openings-of.ts'
import { reachOf } from './test-reach.ts'
import { testView } from './test-view.ts'

type Call = HandlerCall<'judgeTests.start'>

export const start: Handler<'judgeTests.start'> = async (call, { db, config }) => {
  await closeDueTests(db, call.at)
  const { params, caller, at, language } = call
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, caller.account.id)
    const kind = { accountId: caller.account.id, jCat: params.jCat, isExam: params.ifExam === 1 }
    const open = await findOpenTest(tx, kind)
    const id = open?.id ?? (await startTest(tx, call, config.judgeTest))
    return testView(tx, id, { reach: reachOf(call), language, at })
  })
}

async function startTest(
  tx: Tx,
  call: Call,
  rules: Parameters<typeof judgeTestDueAt>[1] & { questions: number },
) {
  await requireAccess(tx, call)
  const { params, caller, at } = call
  const { id: accountId } = caller.account
  const drawn = await draw(tx, { accountId, jCat: params.jCat, count: rules.questions })
  const id = await insertTest(
    tx,
    {
      account_id: accountId,
      j_cat: params.jCat,
      is_exam: params.ifExam === 1,
      event_id: params.eventId || null,
      offer_id: params.offerId || null,
      rules: JSON.stringify(rules),
      check_code: newCheckCode((bound) => randomInt(bound)),
      started_at: at,
      due_at: judgeTestDueAt(at, rules),
    },
    drawn,
  )
  const { jCat, ifExam, eventId } = params
  await recordChange(tx, call, { kind: 'judgeTest', objectId: id, after: { jCat, ifExam, eventId } })
  return id
}

/** Fails unless the caller may take the test: in an event that sells the credit of its category, or a trial outside one. */
async function requireAccess(tx: Tx, { params, caller, at }: Call) {
  const { jCat, ifExam, eventId, offerId } = params
  const isExam = ifExam === 1
  const isHere = ({ event_id, offer_id, dist_code }: Sold) =>
    event_id === eventId && offer_id === offerId && judgeCategoryOf(dist_code) === jCat
  if (eventId !== 0) {
    await visibleEvent(tx, eventId, caller)
    if (!(await listSoldCredits(tx, eventId)).some(isHere)) fail('event_not_found')
  } else if (offerId !== 0) failField('offerId', 'not_allowed')
  const paid = await listPaidCredits(tx, caller.account.id)
  const candidate = {
    isRsf: isRsf(caller.account),
    isAdmin: caller.roles.includes('admin'),
    paid: paid.flatMap(({ dist_code }) => judgeCategoryOf(dist_code) ?? []),
    hasCredit: paid.some(isHere),
  }
  if (!mayTakeTest(candidate, isExam)) fail('judge_tests_denied')
  if (!isExam) return
  if (eventId === 0) failField('eventId', 'required')
  const next = (await lastExams(tx, caller.account.id, at)).get(jCat)?.retakeOn
  if (next) fail('judge_retake_early', { fields: { retakeOn: next } })
}

type Sold = Awaited<ReturnType<typeof listSoldCredits>>[number]

interface Draw {
  readonly accountId: number
  readonly jCat: Call['params']['jCat']
  readonly count: number
}

async function draw(tx: Tx, { accountId, jCat, count }: Draw) {
  const bank = new Map((await listDrawable(tx, jCat)).map((question) => [question.id, question]))
  const last = await listLastQuestions(tx, accountId, jCat)
  const drawn = drawQuestions({ bank: [...bank.keys()], count, last }, (bound) => randomInt(bound))
  if (!drawn) return fail('judge_bank_small', { fields: { count } })
  return drawn.flatMap((id) => {
    const question = bank.get(id)
    if (!question) return []
    const options = question.options.map((option) => option.id)
    return { versionId: question.version_id, optionOrder: shuffled(options, (bound) => randomInt(bound)) }
  })
}
