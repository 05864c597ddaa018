import type { BankQuestion, QuestionVersion } from '@polynya/contract'
import type { BankRow, listVersions } from './judge-questions.store.ts'

type Row = Pick<BankRow, 'version' | 'text_ru' | 'text_en' | 'rule'> & {
  readonly options: readonly Pick<BankRow['options'][number], 'text_ru' | 'text_en' | 'is_right'>[]
}

const textsOf = ({ version, text_ru, text_en, rule, options }: Row) => ({
  version,
  ru: text_ru,
  en: text_en,
  rule,
  options: options.map((option) => ({ ru: option.text_ru, en: option.text_en, right: option.is_right })),
})

/** A question of the bank as its editors see it. */
export const bankView = (row: BankRow): BankQuestion => ({
  id: row.id,
  code: row.code,
  jCat: row.j_cat,
  active: row.active,
  updatedAt: row.updated_at.toISOString(),
  ...textsOf(row),
})

type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]

export const versionView = (row: VersionRow): QuestionVersion => ({
  ...textsOf(row),
  createdAt: row.created_at.toISOString(),
  tests: row.tests,
})
