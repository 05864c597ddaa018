import type { WebhookFacts } from '@polynya/domain'
import type { ColumnType } from 'kysely'

/** What the receivers of webhooks know of an event. */
export interface WebhookEventTable {
  event_id: number
  facts: ColumnType<WebhookFacts, string, string>
}
