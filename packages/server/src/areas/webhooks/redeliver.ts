import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { resetDelivery } from './deliveries.store.ts'
import { activeWebhook } from './own-webhook.ts'
import { deliveryView } from './webhook-view.ts'

export const redeliver: Handler<'webhooks.redeliver'> = (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const { id: webhookId } = await activeWebhook(tx, call)
    const row = await resetDelivery(tx, { id: call.params.deliveryId, webhookId }, call.at)
    return deliveryView(row ?? fail('delivery_not_found'))
  })
