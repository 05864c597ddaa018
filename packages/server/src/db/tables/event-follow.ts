/** Accounts to notify before registration opens. */
export interface EventFollowTable {
  event_id: number
  account_id: number
  created_at: Date
  reminded_at: Date | null
}
