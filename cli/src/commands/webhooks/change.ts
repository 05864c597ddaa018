import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { checkBody } from '../../input/check-body.ts'
import { findWebhook } from './find-webhook.ts'

/** In place of a region: events of all regions. */
const NONE = 'none'

export const run: Run<'webhooks change'> = async (context, { webhook, address, notify, region, state }) => {
  const body = {
    ...(address !== undefined && { url: address }),
    ...(notify && { types: [...notify] }),
    ...(region !== undefined && { region: region.toLowerCase() === NONE ? null : region }),
    ...(state && { state }),
  }
  await checkBody(context, 'webhooks.update', body)
  const client = await context.client()
  const { id, url } = await findWebhook(context, client, webhook)
  if (context.settings.dryRun) return plan(context, [{ action: 'update', what: url, id, body }])
  const changed = await client.webhooks.update({ params: { id }, body })
  return item(changed, [context.t('cli:webhookSaved', { url: changed.url })])
}
