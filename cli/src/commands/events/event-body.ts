import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'
import { fail } from '../../failures/refusal.ts'
import { readJson } from '../../input/read-input.ts'

interface Source {
  readonly from: string | undefined
  readonly set: readonly string[] | undefined
}

/** Builds an event from `--from` and `--set` and validates it against the contract. */
export async function eventBody<K extends 'EventCreate' | 'EventUpdate'>(
  context: Context,
  source: Source,
  kind: K,
) {
  const { t } = context
  const base = source.from === undefined ? {} : await readJson(context, source.from)
  if (typeof base !== 'object' || base === null || Array.isArray(base))
    throw new Stop('refused', t('cli:notAnObject'))
  const body = { ...base, ...Object.fromEntries((source.set ?? []).map((each) => assignment(context, each))) }
  if (Object.keys(body).length === 0) throw new Stop('usage', t('cli:needsOneOf', { flags: '--from, --set' }))
  const { inputIssues, isValid } = await import('../../input/check-input.ts')
  if (isValid(kind, body)) return body
  return fail('invalid_input', { issues: inputIssues(kind, body) })
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
