import { WEBHOOK_TEST } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { insertDelivery } from './deliveries.store.ts'
import { activeWebhook } from './own-webhook.ts'
import { deliveryView } from './webhook-view.ts'

export const test: Handler<'webhooks.test'> = (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const { id: webhookId } = await activeWebhook(tx, call)
    return deliveryView(await insertDelivery(tx, { webhookId, type: WEBHOOK_TEST, data: {} }, call.at))
  })
