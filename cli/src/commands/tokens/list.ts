import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'

export const run: Run<'tokens list'> = async (context) => {
  const { t } = context
  const { tokens } = await (await context.client()).user.tokens()
  return rows(
    tokens,
    [
      { title: t('cli:label.id'), of: ({ id }) => id, right: true },
      { title: t('cli:label.label'), of: ({ label }) => label },
      {
        title: t('cli:label.scopes'),
        of: ({ scopes }) => scopes.join(', '),
        shown: ({ scopes }) => scopes.map((scope) => t(`cli:scopes.${scope}`)).join(', '),
      },
      { title: t('cli:label.region'), of: ({ region }) => region, optional: 1 },
      { title: t('cli:label.expires'), of: ({ expiresAt }) => expiresAt.slice(0, 10) },
      {
        title: t('cli:label.lastUsed'),
        of: ({ lastUsedAt }) => lastUsedAt?.slice(0, 10) ?? null,
        optional: 2,
      },
    ],
    t('cli:noTokens'),
  )
}
