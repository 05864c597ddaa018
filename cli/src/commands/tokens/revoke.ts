import { plan } from '../../program/dry-run.ts'
import type { Run } from '../../program/handlers.ts'
import { numberOf } from '../../program/number-of.ts'
import { item } from '../../program/result.ts'
import { confirm } from '../../terminal/ask.ts'
import { wordsOf } from '../../terminal/read-input.ts'

export const run: Run<'tokens revoke'> = async (context, { ids }) => {
  const { t, settings } = context
  const numbers = (await wordsOf(context, ids)).map((id) => numberOf(context, id))
  if (settings.dryRun)
    return plan(
      context,
      numbers.map((id) => ({ action: 'revoke', what: String(id) })),
    )
  await confirm(context, t('cli:confirmTokens', { ids: numbers.join(', ') }))
  const client = await context.client()
  for (const id of numbers) await client.user.revokeToken({ params: { id } })
  return item({ removed: numbers }, [t('cli:tokensRevoked', { ids: numbers.join(', ') })])
}
