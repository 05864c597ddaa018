import type { RefundWay } from '@polynya/domain'

/** An order of an event that was called off: it is ended, and what was paid goes back. */
export interface CalledOffOrderTable {
  order_id: number
  event_id: number
  way: RefundWay
  /** Who called it off. */
  account_id: number
  done_at: Date | null
  /** Why it could not be done yet; it is tried again. */
  failure: string | null
}
