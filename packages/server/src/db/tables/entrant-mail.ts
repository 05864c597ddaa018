/** Whom a message is for; null until its mail is written. */
export interface EntrantMailTable {
  message_id: number
  account_id: number
  mailed_at: Date | null
}
