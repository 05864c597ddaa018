/** SQL of the bank of questions. */

import type { JudgeTestCategory } from '@polynya/domain'
import type { Insertable, Selectable } from 'kysely'
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

/** Returns the questions that a test of a category may draw. */
export const listDrawable = (db: Db, jCat: JudgeTestCategory) =>
  selectBank(db).where('j_cat', '=', jCat).where('active', '=', true).execute()

/** Locks the bank: imports happen one after another. */
export const lockBank = (tx: Tx) =>
  tx.selectFrom('judge_question').select('id').orderBy('id').forUpdate().execute()

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
