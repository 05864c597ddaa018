import type { Likeness } from '@polynya/domain'

/** Two profiles that may be one person. Dismissed pairs stay, so that they are not found again. */
export interface DuplicateCandidateTable {
  one_id: number
  other_id: number
  likeness: Likeness
  score: number
  found_at: Date
  dismissed_at: Date | null
}
