/** Describes a failure for users or as JSON: what happened, the cause, the remedy. */

import type { FieldIssue, FieldReason, Reason } from '@polynya/contract'
import type { Translate } from '@polynya/i18n/cli'
import { type ApiError, isApiError } from '@polynya/sdk/light'
import { flagName } from '../definitions/spec.ts'
import { EXIT, exitOf, Stop } from './exit-status.ts'
import { systemProblem } from './system-problem.ts'

/** The command line of a failure. */
interface CommandLine {
  /** A session, or a token in `POLYNYA_TOKEN`, which no sign-in replaces. */
  readonly credentials?: 'session' | 'token'
  /** Its words: a field is named by the flag that sets it. */
  readonly args?: readonly string[]
  /** Address of the site. */
  readonly site?: string | null
}

/** Lines for a person. */
export function failureLines(problem: unknown, t: Translate, line: CommandLine = {}): string[] {
  if (problem instanceof Stop) return problem.message ? [problem.message] : []
  if (!isApiError(problem)) return [systemText(problem, t) ?? (problem as Error)?.stack ?? String(problem)]
  return [
    sentenceOf(problem, t),
    ...issueLines(problem.issues ?? [], t, line.args),
    ...after(problem, t, line),
  ]
}

/** The same in one line, of one part of a job. */
export function failureText(problem: unknown, t: Translate, line: CommandLine = {}): string {
  const [sentence = '', ...rest] = failureLines(problem, t, line).map((each) => each.trim())
  return rest.length === 0 ? sentence : `${sentence} ${rest.join('; ')}`
}

/** The same as an object: `--json` prints it on standard error. */
export function failureJson(problem: unknown, t: Translate) {
  const status = EXIT[exitOf(problem)]
  const message = failureLines(problem, t)[0] ?? ''
  if (!isApiError(problem)) return { error: { status, message, reason: null } }
  const { code, reason = null, issues, requestId, retryAfter } = problem
  return { error: { status, message, reason, code, issues, requestId, retryAfter } }
}

/** What the system refused to do with a file of the program itself; null of other errors. */
function systemText(problem: unknown, t: Translate): string | null {
  const { code, path } = (problem ?? {}) as NodeJS.ErrnoException
  return code && path ? t('cli:fileFailed', { path, problem: systemProblem(t, problem as Error) }) : null
}

function sentenceOf(problem: ApiError, t: Translate): string {
  if (problem.kind === 'network') return t('cli:unreachable')
  if (problem.kind === 'timeout') return t('cli:timedOut')
  if (problem.kind === 'aborted') return t('cli:cancelled')
  if (problem.kind === 'contract' && !problem.reason) return t('cli:notOurServer')
  if (problem.reason === 'invalid_input') return t('cli:invalid.input')
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

/** @param args words of the command line, whose flags name the fields */
export function issueLines(
  issues: readonly FieldIssue[],
  t: Translate,
  args: readonly string[] = [],
): string[] {
  return issues.map(
    ({ path, reason, limit }) =>
      `  ${flagOf(path, args) ?? path}: ${withoutPlaceholders(issueText(reason, limit, t))}`,
  )
}

/** Texts that name no list and no form. */
const OWN_TEXTS = [
  'wrong_format',
  'not_allowed',
  'not_a_date',
  'not_a_time_zone',
  'region_unknown',
  'country_unknown',
] as const satisfies readonly FieldReason[]

function issueText(reason: FieldReason, limit: FieldIssue['limit'], t: Translate): string {
  const own = OWN_TEXTS.find((each) => each === reason)
  const reasonOf = t as (key: `errors:fields.${FieldReason}`, values: object) => string
  return own ? t(`cli:invalid.${own}`) : reasonOf(`errors:fields.${reason}`, { limit })
}

/** Flags that set fields of another name. */
const FLAGS: Readonly<Record<string, string>> = {
  activeFrom: 'since',
  ageGroupOnDate: 'ageDate',
  distCode: 'distance',
  endDate: 'end',
  from: 'since',
  regEndDate: 'regEnd',
  regStartDate: 'regStart',
  startDate: 'start',
  to: 'until',
}

/** The flag in the command line that sets a field; null if there is none. */
function flagOf(path: string, args: readonly string[]): string | null {
  const field = path.split('.').at(-1) ?? ''
  const flags = [field, FLAGS[field]].flatMap((name) => (name ? [flagName(name)] : []))
  return flags.find((flag) => args.some((arg) => arg === flag || arg.startsWith(`${flag}=`))) ?? null
}

const HINTS = { session: 'cli:signInHint', token: 'cli:tokenHint' } as const

function after(problem: ApiError, t: Translate, { credentials = 'session', site }: CommandLine): string[] {
  const { kind, status, reason, requestId } = problem
  if (status === 401) return [t(HINTS[credentials])]
  if (site && (kind === 'network' || kind === 'timeout' || (kind === 'contract' && !reason))) {
    const code = systemCodeOf(problem)
    return [t('cli:serverAddress', { url: code ? `${site} (${code})` : site })]
  }
  return requestId && (status ?? 0) >= 500 ? [t('cli:requestId', { id: requestId })] : []
}

/** What the system reports about a connection, such as ECONNREFUSED; null if nothing. */
function systemCodeOf({ cause }: { readonly cause?: unknown }): string | null {
  if (!(cause instanceof Error)) return null
  const { code } = cause as NodeJS.ErrnoException
  return typeof code === 'string' ? code : systemCodeOf(cause)
}
