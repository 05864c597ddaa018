import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { confirm } from '../../input/ask.ts'
import { checkBody } from '../../input/check-body.ts'
import { findAccount } from './find-account.ts'

export const run: Run<'accounts block'> = async (context, { account: given, reason }) => {
  const { t, settings } = context
  if (!reason) throw new Stop('usage', t('cli:needsFlag', { flag: '--reason' }))
  await checkBody(context, 'accounts.block', { reason })
  const client = await context.client()
  const { id, email } = await findAccount(context, client, given)
  if (settings.dryRun) return plan(context, [{ action: 'block', what: email, id, reason }])
  await confirm(context, t('cli:confirmBlock', { email }))
  return item(await client.accounts.block({ params: { id }, body: { reason } }), [
    t('cli:blocked', { email }),
  ])
}
