/** SQL of tests of judges and their answers. */

import { isRightAnswer, type JudgeGrade, type JudgeTestCategory } from '@polynya/domain'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { JudgeTestTable } from '../../db/tables/judge-test.ts'

export const selectTests = (db: Db) =>
  db
    .selectFrom('judge_test')
    .innerJoin('account', 'account.id', 'judge_test.account_id')
    .leftJoin('event', 'event.id', 'judge_test.event_id')
    .selectAll('judge_test')
    .select([
      'account.email',
      'account.first_name',
      'account.last_name',
      'event.name as event_name',
      'event.name_en as event_name_en',
      'event.seminar_date',
    ])
    .select(({ selectFrom }) =>
      selectFrom('judge_answer')
        .whereRef('judge_answer.test_id', '=', 'judge_test.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('questions'),
    )

export type JudgeTestRow = Awaited<ReturnType<ReturnType<typeof selectTests>['executeTakeFirstOrThrow']>>

/** Whose tests: an account's own, and those of events of regions; `regions` null is every test. */
export interface TestReach {
  readonly accountId: number
  readonly regions: readonly string[] | null
}

export interface TestFilter extends TestReach {
  readonly jCat?: JudgeTestCategory | undefined
}

/** Whether a test is within reach; the query has `judge_test` and `event`. */
export const isReached = ({ accountId, regions }: TestReach) =>
  regions === null
    ? sql<boolean>`true`
    : sql<boolean>`(judge_test.account_id = ${accountId} or event.region = any(${[...regions]}))`

const isFound = ({ jCat, ...reach }: TestFilter) =>
  jCat === undefined ? isReached(reach) : sql<boolean>`${isReached(reach)} and judge_test.j_cat = ${jCat}`

export const findTest = (db: Db, id: number, reach: TestReach) =>
  selectTests(db).where('judge_test.id', '=', id).where(isReached(reach)).executeTakeFirst()

const SORTS = {
  id: 'judge_test.id',
  startTime: 'judge_test.started_at',
  endTime: 'judge_test.completed_at',
  sumScore: 'judge_test.score',
} as const

interface TestPage {
  readonly sort: keyof typeof SORTS
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

export const listTests = (db: Db, filter: TestFilter, { sort, order, limit, offset }: TestPage) =>
  selectTests(db)
    .where(isFound(filter))
    .orderBy(SORTS[sort], (by) => (order === 'asc' ? by.asc().nullsLast() : by.desc().nullsLast()))
    .orderBy('judge_test.id', order)
    .limit(limit)
    .offset(offset)
    .execute()

export async function countTests(db: Db, filter: TestFilter): Promise<number> {
  const { count } = await db
    .selectFrom('judge_test')
    .leftJoin('event', 'event.id', 'judge_test.event_id')
    .where(isFound(filter))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Locks a test until the end of the transaction, so that its answers and its end do not cross. */
export const lockTest = (tx: Tx, id: number): Promise<Selectable<JudgeTestTable> | undefined> =>
  tx.selectFrom('judge_test').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

/** Locks the tests of an account: it starts them one after another. */
export const lockAccount = (tx: Tx, id: number) =>
  tx.selectFrom('account').where('id', '=', id).select('id').forUpdate().executeTakeFirst()

interface TestKind {
  readonly accountId: number
  readonly jCat: JudgeTestCategory
  readonly isExam: boolean
}

export const findOpenTest = (db: Db, { accountId, jCat, isExam }: TestKind) =>
  db
    .selectFrom('judge_test')
    .where('account_id', '=', accountId)
    .where('j_cat', '=', jCat)
    .where('is_exam', '=', isExam)
    .where('completed_at', 'is', null)
    .select('id')
    .executeTakeFirst()

/** Returns the last completed exam of each category. */
export const listLastExams = (db: Db, accountId: number) =>
  db
    .selectFrom('judge_test')
    .where('account_id', '=', accountId)
    .where('is_exam', '=', true)
    .where('completed_at', 'is not', null)
    .distinctOn('j_cat')
    .select(['j_cat', 'grade', 'completed_at'])
    .orderBy('j_cat')
    .orderBy('completed_at', 'desc')
    .execute()

/** Returns the questions of the last test of an account in a category. */
export async function listLastQuestions(
  db: Db,
  accountId: number,
  jCat: JudgeTestCategory,
): Promise<number[]> {
  const rows = await db
    .selectFrom('judge_answer')
    .innerJoin('judge_question_version', 'judge_question_version.id', 'judge_answer.version_id')
    .where('judge_answer.test_id', '=', ({ selectFrom }) =>
      selectFrom('judge_test')
        .where('account_id', '=', accountId)
        .where('j_cat', '=', jCat)
        .select('id')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .select('judge_question_version.question_id')
    .execute()
  return rows.map(({ question_id }) => question_id)
}

interface DrawnQuestion {
  readonly versionId: number
  readonly optionOrder: readonly number[]
}

export async function insertTest(
  tx: Tx,
  row: Insertable<JudgeTestTable>,
  drawn: readonly DrawnQuestion[],
): Promise<number> {
  const { id } = await tx.insertInto('judge_test').values(row).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('judge_answer')
    .values(
      drawn.map(({ versionId, optionOrder }, position) => ({
        test_id: id,
        position,
        version_id: versionId,
        option_order: JSON.stringify(optionOrder),
      })),
    )
    .execute()
  return id
}

/** Returns the questions of a test in their order, with their texts and the answers. */
export const listAnswers = (db: Db, testId: number) =>
  db
    .selectFrom('judge_answer')
    .innerJoin('judge_question_version', 'judge_question_version.id', 'judge_answer.version_id')
    .where('judge_answer.test_id', '=', testId)
    .selectAll('judge_answer')
    .select([
      'judge_question_version.question_id',
      'judge_question_version.text_ru',
      'judge_question_version.text_en',
      'judge_question_version.rule',
    ])
    .orderBy('position')
    .execute()

/** Returns the options of the questions of a test. */
export const listTestOptions = (db: Db, testId: number) =>
  db
    .selectFrom('judge_option')
    .innerJoin('judge_answer', 'judge_answer.version_id', 'judge_option.version_id')
    .where('judge_answer.test_id', '=', testId)
    .selectAll('judge_option')
    .execute()

interface SavedAnswer {
  readonly position: number
  readonly answer: readonly number[]
  readonly at: Date
}

export async function saveAnswer(tx: Tx, testId: number, { position, answer, at }: SavedAnswer) {
  await tx
    .updateTable('judge_answer')
    .set({ answer: JSON.stringify(answer), answered_at: at })
    .where('test_id', '=', testId)
    .where('position', '=', position)
    .execute()
}

/** Scores each answer of a test; returns how many are right. */
export async function scoreAnswers(tx: Tx, testId: number): Promise<number> {
  const options = await listTestOptions(tx, testId)
  const right: number[] = []
  for (const { position, version_id, answer } of await listAnswers(tx, testId)) {
    const own = options.filter((option) => option.version_id === version_id && option.is_right)
    if (
      isRightAnswer(
        answer,
        own.map(({ id }) => id),
      )
    )
      right.push(position)
  }
  await tx
    .updateTable('judge_answer')
    .set({ score: sql<number>`case when position = any(${right}) then 1 else 0 end` })
    .where('test_id', '=', testId)
    .execute()
  return right.length
}

interface TestEnd {
  readonly at: Date
  readonly score: number
  readonly grade: JudgeGrade
}

export async function endTest(tx: Tx, id: number, { at, score, grade }: TestEnd) {
  await tx.updateTable('judge_test').set({ completed_at: at, score, grade }).where('id', '=', id).execute()
}

/** Returns the open tests whose time is over. */
export const listDueTests = (db: Db, at: Date) =>
  db
    .selectFrom('judge_test')
    .where('completed_at', 'is', null)
    .where('due_at', '<=', at)
    .select('id')
    .orderBy('id')
    .execute()

export async function deleteTest(tx: Tx, id: number) {
  await tx.deleteFrom('judge_test').where('id', '=', id).execute()
}
