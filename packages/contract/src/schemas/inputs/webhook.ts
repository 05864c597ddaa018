import * as z from 'zod/mini'
import { WebhookType } from '../answers/webhook.ts'
import { IdParam, RegionCode } from './scalars.ts'

const Url = z.url({ error: 'not_a_url' }).check(z.maxLength(500, { error: 'too_long' }))
const Types = z.array(WebhookType).check(z.minLength(1, { error: 'required' }))

export const WebhookRequest = z.strictObject({
  url: Url,
  types: Types,
  region: z.optional(z.nullable(RegionCode)),
})

/** What is absent stays. */
export const WebhookUpdate = z.strictObject({
  url: z.optional(Url),
  types: z.optional(Types),
  region: z.optional(z.nullable(RegionCode)),
  state: z.optional(z.enum(['active', 'paused'])),
})

export const WebhookParams = z.object({ id: IdParam })
export const DeliveryParams = z.object({ id: IdParam, deliveryId: IdParam })

export type WebhookRequest = z.input<typeof WebhookRequest>
export type WebhookUpdate = z.input<typeof WebhookUpdate>
