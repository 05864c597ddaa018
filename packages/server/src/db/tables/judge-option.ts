import type { Generated } from 'kysely'

/** An option of a version of a question. Its ID is random among its siblings, so that it does not reveal the right one. */
export interface JudgeOptionTable {
  id: Generated<number>
  version_id: number
  /** Position in the bank. */
  position: number
  text_ru: string
  text_en: string
  is_right: boolean
}
