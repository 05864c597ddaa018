/** Descriptions of the fields of webhooks. */

import type { FieldDescriptions } from './fields.ts'

const OF_REGION =
  'ISO 3166-2 code of the region of the events that the webhook is limited to; null for all events'
const TYPES = 'What messages are sent of'

export const WEBHOOK_FIELDS = {
  webhooks: 'Webhooks of the account, the newest first',
  'webhooks.params.id': 'ID of the webhook',
  'webhooks.params.deliveryId': 'ID of the delivery',
  'Webhook.url': 'Address of the receiver: https, at a public address',
  'webhooks.create.response.url': 'Address of the receiver: https, at a public address',
  'webhooks.rotateSecret.response.url': 'Address of the receiver: https, at a public address',
  'webhooks.body.url': 'Address of the receiver: https, on the standard port, at a public address',
  'Webhook.types': TYPES,
  'webhooks.response.types': TYPES,
  'webhooks.body.types': TYPES,
  'Webhook.region': OF_REGION,
  'webhooks.response.region': OF_REGION,
  'webhooks.body.region': OF_REGION,
  'Webhook.state':
    '`paused` by its owner; `gone`: the receiver responded with 410; `failing`: it accepted nothing for three days',
  'webhooks.response.state':
    '`paused` by its owner; `gone`: the receiver responded with 410; `failing`: it accepted nothing for three days',
  'webhooks.body.state': '`paused` sends nothing; `active` enables the webhook again',
  failingSince:
    'Since when the receiver has accepted nothing, ISO 8601 with offset; null if it accepts messages',
  'webhooks.response.secret': 'Secret that signs the messages, by Standard Webhooks; returned only here',
  deliveries: 'The last deliveries, the latest first; they are stored for 14 days',
  messageId: 'The `webhook-id` of the message, the same in each attempt',
  'WebhookDelivery.type': 'Type of the message',
  'WebhookDelivery.data':
    'Data of the message: IDs of the objects that changed; an imported record has no event',
  recordId: 'ID of the record',
  'WebhookDelivery.state': '`waiting` for its next attempt; `failed`: there is none any more',
  attempts: 'Number of attempts',
  'WebhookDelivery.status': 'HTTP status of the last response; null without one',
  'WebhookDelivery.fault': 'Why the last attempt failed; null if it did not',
  lastAttemptAt: 'Instant of the last attempt, ISO 8601 with offset; null if there was none',
  nextAttemptAt: 'Instant of the next attempt, ISO 8601 with offset; null if there is none',
} as const satisfies FieldDescriptions
