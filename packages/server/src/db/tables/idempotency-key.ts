/** A call that may be repeated with its key. */
export interface IdempotencyKeyTable {
  account_id: number
  key: string
  call: string
  body_hash: string
  /** The body of its answer; null while it is under way. */
  answer: string | null
  created_at: Date
}
