import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'
import { findWebhook } from './find-webhook.ts'

export const run: Run<'webhooks rotate'> = async (context, { webhook: given }) => {
  const { t, settings } = context
  const client = await context.client()
  const { id, url } = await findWebhook(context, client, given)
  if (settings.dryRun) return plan(context, [{ action: 'replace', what: url, id }])
  await confirm(context, t('cli:confirmRotate', { url }))
  const webhook = await client.webhooks.rotateSecret({ params: { id } })
  context.terminal.note(t('cli:webhookOnce'))
  return item(webhook, [webhook.secret])
}
