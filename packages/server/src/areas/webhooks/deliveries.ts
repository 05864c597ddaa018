import type { Handler } from '../../http/call.ts'
import { listDeliveries } from './deliveries.store.ts'
import { ownWebhook } from './own-webhook.ts'
import { deliveryView } from './webhook-view.ts'

export const deliveries: Handler<'webhooks.deliveries'> = async (call, { db }) => {
  const { id } = await ownWebhook(db, call)
  return { deliveries: (await listDeliveries(db, id)).map(deliveryView) }
}
