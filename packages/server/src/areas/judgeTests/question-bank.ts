/** Questions of the bank as files have them, and their import. */

import { randomInt } from 'node:crypto'
import { shuffled } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { type BankRow, insertOptions, insertVersions, upsertQuestions } from './judge-questions.store.ts'
import type { Question } from './question-file.ts'

export const bankQuestion = (row: BankRow): Question => ({
  code: row.code,
  category: row.j_cat,
  active: row.active,
  ru: row.text_ru,
  en: row.text_en,
  rule: row.rule,
  options: row.options.map(({ text_ru, text_en, is_right }) => ({
    ru: text_ru,
    en: text_en,
    right: is_right,
  })),
})

interface Changes {
  readonly created: readonly Question[]
  readonly updated: readonly Question[]
  readonly unchanged: readonly Question[]
}

/** Sorts the questions of a file by what they change in the bank. */
export function changesOf(bank: readonly BankRow[], questions: readonly Question[]): Changes {
  const known = new Map(bank.map((row) => [row.code, JSON.stringify(bankQuestion(row))]))
  const isKnown = ({ code }: Question) => known.has(code)
  const isSame = (question: Question) => known.get(question.code) === JSON.stringify(question)
  return {
    created: questions.filter((question) => !isKnown(question)),
    updated: questions.filter((question) => isKnown(question) && !isSame(question)),
    unchanged: questions.filter(isSame),
  }
}

/** Stores new questions and new versions of changed ones. Tests retain the versions that they drew. */
export async function storeQuestions(
  tx: Tx,
  bank: readonly BankRow[],
  { questions, at }: { readonly questions: readonly Question[]; readonly at: Date },
) {
  if (questions.length === 0) return
  const versions = new Map(bank.map(({ code, version }) => [code, version]))
  const versionOf = (code: string) => (versions.get(code) ?? 0) + 1
  const rows = questions.map(({ code, category, active }) => ({
    code,
    j_cat: category,
    active,
    version: versionOf(code),
    created_at: at,
    updated_at: at,
  }))
  const byCode = new Map(questions.map((question) => [question.code, question]))
  const byId = new Map((await upsertQuestions(tx, rows)).map(({ id, code }) => [id, byCode.get(code)]))
  const stored = await insertVersions(
    tx,
    [...byId].flatMap(([question_id, question]) =>
      question
        ? {
            question_id,
            version: versionOf(question.code),
            text_ru: question.ru,
            text_en: question.en,
            rule: question.rule,
            created_at: at,
          }
        : [],
    ),
  )
  const options = stored.flatMap(({ id, question_id }) =>
    (byId.get(question_id)?.options ?? []).map(({ ru, en, right }, position) => ({
      version_id: id,
      position,
      text_ru: ru,
      text_en: en,
      is_right: right,
    })),
  )
  // In a random order, so that the ID of an option does not reveal its position, where authors put the right one first.
  await insertOptions(
    tx,
    shuffled(options, (bound) => randomInt(bound)),
  )
}
