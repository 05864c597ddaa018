import type { Webhook, WebhookDelivery } from '@polynya/contract'
import type { DeliveryRow } from './deliveries.store.ts'
import type { WebhookRow } from './webhooks.store.ts'

export const webhookView = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  types: row.types,
  region: row.region,
  state: row.state,
  failingSince: row.failing_since?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

export const deliveryView = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  messageId: row.message_id,
  type: row.type,
  data: row.data,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  fault: row.fault,
  createdAt: row.created_at.toISOString(),
  lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
  nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
})

/** A webhook as the audit log shows it: the path of its address may be a secret of the receiver. */
export const auditedWebhook = ({ url, types, region, state }: WebhookRow) => ({
  webhook: { name: new URL(url).host, types, region, state },
})
