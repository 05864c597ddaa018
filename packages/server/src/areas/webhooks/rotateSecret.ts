import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { ownWebhook } from './own-webhook.ts'
import { newSecret, previousUntil } from './signature.ts'
import { auditedWebhook, webhookView } from './webhook-view.ts'
import { updateWebhook } from './webhooks.store.ts'

export const rotateSecret: Handler<'webhooks.rotateSecret'> = (call, { db, ids }) =>
  db.transaction().execute(async (tx) => {
    const before = await ownWebhook(tx, call)
    const secret = newSecret(ids)
    const previous = { previous_secret: before.secret, previous_until: previousUntil(call.at) }
    const row = await updateWebhook(tx, before.id, { secret, ...previous })
    const after = auditedWebhook(row)
    await recordChange(tx, call, { kind: 'account', objectId: row.account_id, after })
    return { ...webhookView(row), secret }
  })
