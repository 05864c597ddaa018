import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'
import { numberOf } from '../../input/number-of.ts'
import { wordsOf } from '../../input/read-input.ts'

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
