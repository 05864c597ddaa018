import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { findWebhook } from './find-webhook.ts'

export const run: Run<'webhooks test'> = async (context, { webhook: given }) => {
  const { t, settings } = context
  const client = await context.client()
  const { id, url } = await findWebhook(context, client, given)
  if (settings.dryRun) return plan(context, [{ action: 'send', what: url, id }])
  return item(await client.webhooks.test({ params: { id } }), [t('cli:webhookQueued', { id })])
}
