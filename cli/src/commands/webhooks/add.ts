import { uncheckedPlan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { checkBody } from '../../input/check-body.ts'

export const run: Run<'webhooks add'> = async (context, { address: url, notify, region }) => {
  const { t, settings } = context
  if (!notify) throw new Stop('usage', t('cli:needsFlag', { flag: '--notify' }))
  const body = { url, types: [...notify], ...(region !== undefined && { region }) }
  await checkBody(context, 'webhooks.create', body)
  if (settings.dryRun) return uncheckedPlan(context, [{ action: 'create', what: url, body }])
  const webhook = await (await context.client()).webhooks.create({ body })
  context.terminal.note(t('cli:webhookOnce'))
  return item(webhook, [webhook.secret])
}
