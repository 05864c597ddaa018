import type { DeliveredType, DeliveryFault, DeliveryState, WebhookData } from '@polynya/domain'
import type { ColumnType, Generated } from 'kysely'

/** A message to the receiver of a webhook, with its attempts. One that was not attempted yet covers all changes of that type of the same objects. */
export interface WebhookDeliveryTable {
  id: Generated<number>
  webhook_id: number
  /** The `webhook-id` of each attempt. */
  message_id: Generated<string>
  type: DeliveredType
  data: ColumnType<WebhookData, string, string>
  state: Generated<DeliveryState>
  attempts: Generated<number>
  /** Status of the last response. */
  status: Generated<number | null>
  fault: Generated<DeliveryFault | null>
  created_at: Date
  first_attempt_at: Generated<Date | null>
  last_attempt_at: Generated<Date | null>
  /** Of one that waits: when it is attempted, or when an attempt that was interrupted is repeated. */
  next_attempt_at: Date | null
}
