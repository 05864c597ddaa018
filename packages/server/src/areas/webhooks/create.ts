import { MOST_WEBHOOKS } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { checkSettings } from './own-webhook.ts'
import { newSecret } from './signature.ts'
import { lockFacts, storePresent } from './webhook-facts.store.ts'
import { auditedWebhook, webhookView } from './webhook-view.ts'
import { hasWebhooks, insertWebhook, lockCountOf } from './webhooks.store.ts'

export const create: Handler<'webhooks.create'> = async ({ body, ...call }, deps) => {
  checkSettings(body, deps)
  const { url, types, region = null } = body
  const { id } = call.caller.account
  const secret = newSecret(deps.ids)
  return deps.db.transaction().execute(async (tx) => {
    if ((await lockCountOf(tx, id)) >= MOST_WEBHOOKS)
      fail('webhooks_limit', { fields: { limit: MOST_WEBHOOKS } })
    await lockFacts(tx)
    // Without a webhook, changes are not looked for.
    if (!(await hasWebhooks(tx))) await storePresent(tx, call.at)
    const row = await insertWebhook(tx, {
      ...{ account_id: id, url, region, secret, created_at: call.at },
      types: JSON.stringify([...new Set(types)]),
    })
    await recordChange(tx, call, { kind: 'account', objectId: id, after: auditedWebhook(row) })
    return { ...webhookView(row), secret }
  })
}
