/** The latest news of a start for a device. */
export interface PushNoticeTable {
  subscription_id: number
  entry_id: number
  event_id: number
  /** What is announced, by `startNews`; another value is another notification. */
  news: string
  title: string
  body: string
  /** After this it is of no interest, and is not sent. */
  expires_at: Date
  /** Null while it is to be sent. */
  sent_at: Date | null
}
