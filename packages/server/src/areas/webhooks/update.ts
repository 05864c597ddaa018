import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { checkSettings, ownWebhook } from './own-webhook.ts'
import { auditedWebhook, webhookView } from './webhook-view.ts'
import { disableWebhook, updateWebhook } from './webhooks.store.ts'

export const update: Handler<'webhooks.update'> = async ({ body, ...call }, deps) => {
  checkSettings(body, deps)
  return deps.db.transaction().execute(async (tx) => {
    const before = await ownWebhook(tx, call)
    const { url = before.url, types = before.types, region = before.region, state = before.state } = body
    if (state === 'paused') await disableWebhook(tx, before.id, state)
    // What failed at another address, or before it was enabled again, does not count.
    const isFresh = body.state === 'active' || url !== before.url
    const after = await updateWebhook(tx, before.id, {
      ...{ url, types: JSON.stringify([...new Set(types)]), region, state },
      ...(isFresh && { failing_since: null }),
    })
    await recordChange(tx, call, {
      ...{ kind: 'account', objectId: before.account_id },
      ...{ before: auditedWebhook(before), after: auditedWebhook(after) },
    })
    return webhookView(after)
  })
}
