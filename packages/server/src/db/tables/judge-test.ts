import type { JudgeGrade, JudgeTestCategory, JudgeTestRules } from '@polynya/domain'
import type { Generated, JSONColumnType } from 'kysely'

export interface JudgeTestTable {
  id: Generated<number>
  account_id: number
  j_cat: JudgeTestCategory
  is_exam: boolean
  /** Null outside an event. */
  event_id: number | null
  offer_id: number | null
  /** As they were when it was started. */
  rules: JSONColumnType<JudgeTestRules>
  /** Printed with the result. */
  check_code: string
  started_at: Date
  due_at: Date
  /** Null while it is open. */
  completed_at: Generated<Date | null>
  score: Generated<number | null>
  grade: Generated<JudgeGrade | null>
}
