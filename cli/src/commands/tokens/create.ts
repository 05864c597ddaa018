import { addDays, dateInZone } from '@polynya/domain'
import { uncheckedPlan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { checkBody } from '../../input/check-body.ts'

const DAYS = 90

export const run: Run<'tokens create'> = async (context, { label, scope, region, days = DAYS }) => {
  const { t, settings } = context
  if (!scope) throw new Stop('usage', t('cli:needsFlag', { flag: '--scope' }))
  const expiresOn = addDays(dateInZone(new Date(), 'UTC'), days)
  const body = { label, scopes: [...scope], expiresOn, ...(region !== undefined && { region }) }
  await checkBody(context, 'user.createToken', body)
  if (settings.dryRun) return uncheckedPlan(context, [{ action: 'create', what: label, body }])
  const token = await (await context.client()).user.createToken({ body })
  context.terminal.note(t('cli:tokenOnce'))
  return item(token, [token.token])
}
