import type { JudgeQuestion, JudgeTest, JudgeTestCard, Language } from '@polynya/contract'
import { isPassed } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { isoOf } from '../events/record/event-data.ts'
import {
  findTest,
  type JudgeTestRow,
  listAnswers,
  listTestOptions,
  type TestReach,
} from './judge-tests.store.ts'

export const testCard = (row: JudgeTestRow): JudgeTestCard => ({
  id: row.id,
  userId: row.account_id,
  userEmail: row.email,
  userFirstName: row.first_name,
  userLastName: row.last_name,
  startTime: row.started_at.toISOString(),
  endTime: isoOf(row.completed_at),
  dueTime: row.due_at.toISOString(),
  qTotal: row.questions,
  sumScore: row.score,
  jCat: row.j_cat,
  ifPassed: row.grade && isPassed(row.grade),
  grade: row.grade,
  ifExam: row.is_exam ? 1 : 0,
  eventId: row.event_id ?? 0,
  offerId: row.offer_id ?? 0,
  eventName: row.event_name,
  eventNameEn: row.event_name_en,
  seminarDate: row.seminar_date,
})

type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number]
type OptionRow = Awaited<ReturnType<typeof listTestOptions>>[number]

interface QuestionContext {
  readonly options: readonly OptionRow[]
  readonly language: Language
  readonly isCompleted: boolean
}

/** A question as its test shows it; what it is scored by stays on the server until the test is completed. */
function questionView(row: AnswerRow, { options, language, isCompleted }: QuestionContext): JudgeQuestion {
  const own = options.filter(({ version_id }) => version_id === row.version_id)
  const inOrder = row.option_order.flatMap((id) => own.find((option) => option.id === id) ?? [])
  const textOf = (texts: { readonly text_ru: string; readonly text_en: string }) =>
    language === 'en' ? texts.text_en : texts.text_ru
  return {
    qId: row.question_id,
    quest: textOf(row),
    options: inOrder.map((option) => ({
      oId: option.id,
      option: textOf(option),
      isChecked: row.answer.includes(option.id),
    })),
    optionOrder: row.option_order,
    answerJson: row.answer,
    score: isCompleted ? row.score : null,
    dateTimeAnswered: isoOf(row.answered_at),
    trueOption: isCompleted ? inOrder.filter(({ is_right }) => is_right).map(({ id }) => id) : null,
    rule: isCompleted ? row.rule : null,
  }
}

interface ViewOptions {
  readonly reach: TestReach
  readonly language: Language
  readonly at: Date
}

/** Returns a test with its questions; fails with `judge_test_not_found`. */
export async function testView(db: Db, id: number, { reach, language, at }: ViewOptions): Promise<JudgeTest> {
  const row = (await findTest(db, id, reach)) ?? fail('judge_test_not_found')
  const options = await listTestOptions(db, id)
  const context = { options, language, isCompleted: row.completed_at !== null }
  const answers = await listAnswers(db, id)
  return {
    ...testCard(row),
    questions: answers.map((answer) => questionView(answer, context)),
    checkCode: row.completed_at && row.check_code,
    serverTime: at.toISOString(),
  }
}
