import type { WebhookState, WebhookType } from '@polynya/domain'
import type { ColumnType, Generated } from 'kysely'

/** A receiver of messages about public changes. */
export interface WebhookTable {
  id: Generated<number>
  account_id: number
  url: string
  types: ColumnType<WebhookType[], string, string>
  /** Only events of that region; null is all. */
  region: string | null
  /** Signs the messages: `whsec_` and base64, by Standard Webhooks. */
  secret: string
  /** Signs them, too, until `previous_until`. */
  previous_secret: Generated<string | null>
  previous_until: Generated<Date | null>
  state: Generated<WebhookState>
  /** Since when nothing was accepted; null after a message that was. */
  failing_since: Generated<Date | null>
  created_at: Date
}
