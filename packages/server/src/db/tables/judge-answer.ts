import type { Generated, JSONColumnType } from 'kysely'

/** A drawn question of a test, and the answer to it. */
export interface JudgeAnswerTable {
  test_id: number
  /** From 0. */
  position: number
  version_id: number
  /** IDs of its options as the test shows them. */
  option_order: JSONColumnType<number[]>
  /** IDs of the chosen options. */
  answer: JSONColumnType<number[], string | undefined, string>
  answered_at: Generated<Date | null>
  score: Generated<number | null>
}
