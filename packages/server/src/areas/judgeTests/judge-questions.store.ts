/** SQL of the bank of questions. */

import type { JudgeTestCategory } from '@polynya/domain'
import { type Insertable, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '../../db/schema.ts'
import type { JudgeOptionTable } from '../../db/tables/judge-option.ts'
import type { JudgeQuestionTable } from '../../db/tables/judge-question.ts'
import type { JudgeQuestionVersionTable } from '../../db/tables/judge-question-version.ts'

const selectBank = (db: Db) =>
  db
    .selectFrom('judge_question')
    .innerJoin('judge_question_version', (join) =>
      join
        .onRef('judge_question_version.question_id', '=', 'judge_question.id')
        .onRef('judge_question_version.version', '=', 'judge_question.version'),
    )
    .select((question) => [
      'judge_question.id',
      'judge_question.code',
      'judge_question.j_cat',
      'judge_question.active',
      'judge_question.version',
      'judge_question.updated_at',
      'judge_question_version.id as version_id',
      'judge_question_version.text_ru',
      'judge_question_version.text_en',
      'judge_question_version.rule',
      jsonArrayFrom(
        question
          .selectFrom('judge_option')
          .whereRef('judge_option.version_id', '=', 'judge_question_version.id')
          .select([
            'judge_option.id',
            'judge_option.text_ru',
            'judge_option.text_en',
            'judge_option.is_right',
          ])
          .orderBy('position'),
      ).as('options'),
    ])

export const listBank = (db: Db) => selectBank(db).orderBy('judge_question.code').execute()

export type BankRow = Awaited<ReturnType<typeof listBank>>[number]

interface BankFilter {
  readonly jCat?: JudgeTestCategory | undefined
  readonly active?: boolean | undefined
  readonly search?: string | undefined
}

interface BankPage {
  readonly sort: 'code' | 'updated_at'
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

const selectFound = (db: Db, { jCat, active, search }: BankFilter) => {
  let found = selectBank(db)
  if (jCat !== undefined) found = found.where('judge_question.j_cat', '=', jCat)
  if (active !== undefined) found = found.where('judge_question.active', '=', active)
  if (search === undefined) return found
  const like = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return found.where(({ or, eb }) =>
    or([
      eb('judge_question.code', 'ilike', like),
      eb('judge_question_version.text_ru', 'ilike', like),
      eb('judge_question_version.text_en', 'ilike', like),
    ]),
  )
}

/** Returns a page of the questions that match. */
export const listQuestions = (db: Db, filter: BankFilter, { sort, order, limit, offset }: BankPage) =>
  selectFound(db, filter)
    .orderBy(`judge_question.${sort}`, order)
    .orderBy('judge_question.id', order)
    .limit(limit)
    .offset(offset)
    .execute()

export async function countQuestions(db: Db, filter: BankFilter): Promise<number> {
  const { count } = await selectFound(db, filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the versions of a question, the latest first, with the number of tests that drew each. */
export const listVersions = (db: Db, questionId: number) =>
  db
    .selectFrom('judge_question_version')
    .where('question_id', '=', questionId)
    .selectAll()
    .select((version) => [
      jsonArrayFrom(
        version
          .selectFrom('judge_option')
          .whereRef('judge_option.version_id', '=', 'judge_question_version.id')
          .select(['judge_option.text_ru', 'judge_option.text_en', 'judge_option.is_right'])
          .orderBy('position'),
      ).as('options'),
      version
        .selectFrom('judge_answer')
        .whereRef('judge_answer.version_id', '=', 'judge_question_version.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('tests'),
    ])
    .orderBy('version', 'desc')
    .execute()

/** Returns the questions that a test of a category may draw. */
export const listDrawable = (db: Db, jCat: JudgeTestCategory) =>
  selectBank(db).where('j_cat', '=', jCat).where('active', '=', true).execute()

/** Locks the bank: changes happen one after another, also of questions that do not exist yet; others read meanwhile. */
export const lockBank = (tx: Tx) => sql`lock table judge_question in share row exclusive mode`.execute(tx)

type QuestionRow = Selectable<JudgeQuestionTable>

/** Creates or changes questions by their codes; returns their IDs. */
export const upsertQuestions = (
  tx: Tx,
  rows: readonly (Insertable<JudgeQuestionTable> & { readonly version: number })[],
): Promise<Pick<QuestionRow, 'id' | 'code'>[]> =>
  tx
    .insertInto('judge_question')
    .values(rows)
    .onConflict((known) =>
      known.column('code').doUpdateSet(({ ref }) => ({
        j_cat: ref('excluded.j_cat'),
        active: ref('excluded.active'),
        version: ref('excluded.version'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .returning(['id', 'code'])
    .execute()

export const insertVersions = (tx: Tx, rows: readonly Insertable<JudgeQuestionVersionTable>[]) =>
  tx.insertInto('judge_question_version').values(rows).returning(['id', 'question_id']).execute()

export async function insertOptions(tx: Tx, rows: readonly Insertable<JudgeOptionTable>[]) {
  await tx.insertInto('judge_option').values(rows).execute()
}
