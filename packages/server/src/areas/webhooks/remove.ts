import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { ownWebhook } from './own-webhook.ts'
import { auditedWebhook } from './webhook-view.ts'
import { deleteWebhook } from './webhooks.store.ts'

export const remove: Handler<'webhooks.remove'> = (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const row = await ownWebhook(tx, call)
    await deleteWebhook(tx, row.id)
    const before = auditedWebhook(row)
    await recordChange(tx, call, { kind: 'account', objectId: row.account_id, before })
    return null
  })
