/** Shapes of the answers of `webhooks`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { Nothing } from '../schemas/answers/scalars.ts'
import { NewWebhook, Webhook, WebhookDelivery } from '../schemas/answers/webhook.ts'

export const answers = {
  list: z.object({ webhooks: z.array(Webhook) }),
  create: NewWebhook,
  update: Webhook,
  remove: Nothing,
  rotateSecret: NewWebhook,
  test: WebhookDelivery,
  deliveries: z.object({ deliveries: z.array(WebhookDelivery) }),
  redeliver: WebhookDelivery,
} as const satisfies AnswersOf<'webhooks'>
