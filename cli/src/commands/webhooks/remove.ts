import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'
import { findWebhook } from './find-webhook.ts'

export const run: Run<'webhooks remove'> = async (context, { webhook: given }) => {
  const { t, settings } = context
  const client = await context.client()
  const { id, url } = await findWebhook(context, client, given)
  if (settings.dryRun) return plan(context, [{ action: 'delete', what: url, id }])
  await confirm(context, t('cli:confirmWebhook', { url }))
  await client.webhooks.remove({ params: { id } })
  return item({ removed: [id] }, [t('cli:webhookRemoved', { url })])
}
