/** A call that may be repeated with its key. */
export interface IdempotencyKeyTable {
  account_id: number
  key: string
  call: string
  body_hash: string
  /** The body of its answer, stored with its change; null while it is under way. */
  answer: string | null
  /** The order that it has placed, from which a missing answer is made again. */
  order_id: number | null
  created_at: Date
}
