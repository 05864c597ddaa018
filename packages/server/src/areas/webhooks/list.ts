import type { Handler } from '../../http/call.ts'
import { webhookView } from './webhook-view.ts'
import { listWebhooks } from './webhooks.store.ts'

export const list: Handler<'webhooks.list'> = async ({ caller }, { db }) => ({
  webhooks: (await listWebhooks(db, caller.account.id)).map(webhookView),
})
