import {
  DELIVERED_TYPES,
  DELIVERY_FAULTS,
  DELIVERY_STATES,
  WEBHOOK_STATES,
  WEBHOOK_TYPE_NAMES,
} from '@polynya/domain'
import * as z from 'zod/mini'
import { Id, Instant } from './scalars.ts'

export const WebhookType = z.enum(WEBHOOK_TYPE_NAMES)

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  types: z.array(WebhookType),
  /** Only events of that region; null is all. */
  region: z.nullable(z.string()),
  state: z.enum(WEBHOOK_STATES),
  /** Since when its receiver has accepted nothing; null if it accepts deliveries. */
  failingSince: z.nullable(Instant),
  createdAt: Instant,
})

/** A webhook with its signing secret, which is shown this once. */
export const NewWebhook = z.extend(Webhook, { secret: z.string() })

export const WebhookDelivery = z.object({
  id: Id,
  /** The `webhook-id` of its message, the same in each attempt. */
  messageId: z.string(),
  type: z.enum(DELIVERED_TYPES),
  data: z.object({ eventId: z.optional(Id), recordId: z.optional(Id) }),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** Status of the last response; null without one. */
  status: z.nullable(z.int()),
  fault: z.nullable(z.enum(DELIVERY_FAULTS)),
  createdAt: Instant,
  lastAttemptAt: z.nullable(Instant),
  nextAttemptAt: z.nullable(Instant),
})

export type Webhook = z.output<typeof Webhook>
export type NewWebhook = z.output<typeof NewWebhook>
export type WebhookDelivery = z.output<typeof WebhookDelivery>
