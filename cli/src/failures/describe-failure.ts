/** Describes a failure for users or as JSON: what happened, the cause, the remedy. */

import type { FieldIssue, FieldReason, Reason } from '@polynya/contract'
import type { Translate } from '@polynya/i18n/cli'
import { type ApiError, isApiError } from '@polynya/sdk/light'
import { EXIT, exitOf, Stop } from './exit-status.ts'

/** The credentials of a command: a session, or a token in `POLYNYA_TOKEN`, which no sign-in replaces. */
export type Credentials = 'session' | 'token'

/** Lines for a person. */
export function failureLines(problem: unknown, t: Translate, credentials: Credentials = 'session'): string[] {
  if (problem instanceof Stop) return problem.message ? [problem.message] : []
  if (!isApiError(problem)) return [(problem as Error)?.stack ?? String(problem)]
  return [sentenceOf(problem, t), ...issueLines(problem.issues ?? [], t), ...after(problem, t, credentials)]
}

/** The same as an object: `--json` prints it on standard error. */
export function failureJson(problem: unknown, t: Translate) {
  const status = EXIT[exitOf(problem)]
  const message = failureLines(problem, t)[0] ?? ''
  if (!isApiError(problem)) return { error: { status, message, reason: null } }
  const { code, reason = null, issues, requestId, retryAfter } = problem
  return { error: { status, message, reason, code, issues, requestId, retryAfter } }
}

function sentenceOf(problem: ApiError, t: Translate): string {
  if (problem.kind === 'network') return t('cli:unreachable')
  if (problem.kind === 'timeout') return t('cli:timedOut')
  if (problem.kind === 'aborted') return t('cli:cancelled')
  if (problem.kind === 'contract' && !problem.reason) return t('cli:notOurServer')
  return problem.reason
    ? reasonText(problem.reason, problem.fields ?? {}, t)
    : `${problem.code} ${problem.message}`
}

/** The catalogue's text; a newer server may send a reason without one. */
export function reasonText(reason: Reason, fields: ApiError['fields'], t: Translate): string {
  const text = (t as (key: string, values: object) => string)(`errors:reasons.${reason}`, {
    ...fields,
  })
  return text.endsWith(`reasons.${reason}`) ? reason : withoutPlaceholders(text)
}

/** A server may omit the value of a placeholder. */
const withoutPlaceholders = (text: string) => text.replace(/\{\{[^}]*\}\}/g, '…')

export function issueLines(issues: readonly FieldIssue[], t: Translate): string[] {
  const reasonOf = t as (key: `errors:fields.${FieldReason}`, values: object) => string
  return issues.map(
    ({ path, reason, limit }) =>
      `  ${path}: ${withoutPlaceholders(reasonOf(`errors:fields.${reason}`, { limit }))}`,
  )
}

const HINTS = { session: 'cli:signInHint', token: 'cli:tokenHint' } as const satisfies Record<
  Credentials,
  string
>

function after({ status, requestId }: ApiError, t: Translate, credentials: Credentials): string[] {
  if (status === 401) return [t(HINTS[credentials])]
  return requestId && (status ?? 0) >= 500 ? [t('cli:requestId', { id: requestId })] : []
}
