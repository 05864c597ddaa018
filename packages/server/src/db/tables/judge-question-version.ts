import type { Generated } from 'kysely'

/** The texts of a question as tests used them; never changed. */
export interface JudgeQuestionVersionTable {
  id: Generated<number>
  question_id: number
  version: number
  text_ru: string
  text_en: string
  /** The rule that the right answer follows from. */
  rule: string
  created_at: Date
}
