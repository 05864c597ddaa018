import type { JudgeTestCategory } from '@polynya/domain'
import type { Generated } from 'kysely'

/** A question of the bank; its texts are those of its version. */
export interface JudgeQuestionTable {
  id: Generated<number>
  /** By which an import finds it. */
  code: string
  j_cat: JudgeTestCategory
  /** Whether new tests draw it. */
  active: Generated<boolean>
  version: Generated<number>
  created_at: Date
  updated_at: Date
}
