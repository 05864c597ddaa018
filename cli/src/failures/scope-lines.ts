import type { Translate } from '@polynya/i18n/cli'
import { isApiError } from '@polynya/sdk/light'
import { scopesOfCall } from './scopes-of-call.ts'

/** Names the scopes of which a token needs one for the call that was refused; nothing for other failures. */
export function scopeLines(problem: unknown, t: Translate): string[] {
  if (!isApiError(problem) || problem.reason !== 'token_scope') return []
  const scopes = scopesOfCall(problem.endpoint)
  const [scope] = scopes
  if (!scope) return []
  const names = scopes
    .map((each) => (each === t(`cli:scopes.${each}`) ? each : `${each} (${t(`cli:scopes.${each}`)})`))
    .join(` ${t('cli:or')} `)
  return [t('cli:scopesNeeded', { scopes: names, scope })]
}
