import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'
import { findAccount } from './find-account.ts'

export const run: Run<'accounts sign-out'> = async (context, { account: given }) => {
  const { t, settings } = context
  const client = await context.client()
  const { id, email } = await findAccount(context, client, given)
  if (settings.dryRun) return plan(context, [{ action: 'sign-out', what: email, id }])
  await confirm(context, t('cli:confirmSignOut', { email }))
  await client.accounts.endSessions({ params: { id } })
  return item({ removed: [id] }, [t('cli:signedOutEverywhere', { email })])
}
