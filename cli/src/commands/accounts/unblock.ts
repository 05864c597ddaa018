import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { checkBody } from '../../input/check-body.ts'
import { findAccount } from './find-account.ts'

export const run: Run<'accounts unblock'> = async (context, { account: given, reason }) => {
  const { t, settings } = context
  if (!reason) throw new Stop('usage', t('cli:needsFlag', { flag: '--reason' }))
  await checkBody(context, 'accounts.unblock', { reason })
  const client = await context.client()
  const { id, email } = await findAccount(context, client, given)
  if (settings.dryRun) return plan(context, [{ action: 'unblock', what: email, id, reason }])
  const account = await client.accounts.unblock({ params: { id }, body: { reason } })
  return item(account, [t('cli:unblocked', { email })])
}
