import type { Context } from '../../program/context.ts'
import { issueLines } from '../../program/describe-failure.ts'
import { Stop } from '../../program/exit-status.ts'
import { readJson } from '../../terminal/read-input.ts'

interface Source {
  readonly from: string | undefined
  readonly set: readonly string[] | undefined
}

/** Builds an event from `--from` and `--set` and validates it against the contract. */
export async function eventBody(context: Context, source: Source, kind: 'EventCreate' | 'EventUpdate') {
  const { t } = context
  const base = source.from === undefined ? {} : await readJson(context, source.from)
  if (typeof base !== 'object' || base === null || Array.isArray(base))
    throw new Stop('usage', t('cli:notAnObject'))
  const body = { ...base, ...Object.fromEntries((source.set ?? []).map((each) => assignment(context, each))) }
  if (Object.keys(body).length === 0) throw new Stop('usage', t('cli:needsFlag', { flag: '--from, --set' }))
  await checkBody(context, body, kind)
  return body as never
}

/** Parses `name=value`: JSON if valid, otherwise text. */
export function assignment({ t }: Pick<Context, 't'>, text: string): [string, unknown] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? []
  if (name === undefined || value === undefined) throw new Stop('usage', t('cli:notAnAssignment', { text }))
  try {
    return [name, JSON.parse(value)]
  } catch {
    return [name, value]
  }
}

async function checkBody({ t }: Context, body: object, kind: 'EventCreate' | 'EventUpdate') {
  const { inputIssues } = await import('../../program/check-input.ts')
  const issues = inputIssues(kind, body)
  if (issues.length > 0)
    throw new Stop('refused', [t('errors:reasons.invalid_input'), ...issueLines(issues, t)].join('\n'))
}
