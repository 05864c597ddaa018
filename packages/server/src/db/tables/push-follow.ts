/** A swimmer whom a device follows at an event. */
export interface PushFollowTable {
  subscription_id: number
  event_id: number
  swimmer_id: number
}
