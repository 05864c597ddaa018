/** `--fields id,swimmerInfo.city`: what of a result is printed. */

import type { Context } from '../context/context.ts'
import type { CommandPath } from '../definitions/commands.ts'
import { Stop } from '../failures/exit-status.ts'
import { nearest } from '../failures/nearest.ts'

type Select = (value: unknown) => Promise<unknown>

/** Selects the requested fields; rejects fields that no result has. */
export function selector(context: Context, path: CommandPath): Select {
  const { fields } = context.settings
  if (!fields) return async (value) => value
  const checked = new Set<string>()
  return async (value) => {
    const chosen: Record<string, unknown> = {}
    for (const field of fields) {
      const found = valueAt(value, field)
      if (found === undefined && !checked.has(field)) await checkField(context, path, { field, value })
      checked.add(field)
      chosen[field] = found ?? null
    }
    return chosen
  }
}

/** Fails if a result can never have one of the requested fields, before anything is changed. */
export async function checkFields(context: Context, path: CommandPath): Promise<void> {
  for (const field of context.settings.fields ?? []) await checkField(context, path, { field })
}

interface FieldCheck {
  readonly field: string
  /** The result, for commands whose results have no fixed fields. */
  readonly value?: unknown
}

async function checkField({ t }: Context, path: CommandPath, { field, value }: FieldCheck): Promise<void> {
  const { fieldsOf } = await import('../definitions/json-schema.ts')
  const fixed = fieldsOf(path)
  const known = fixed.length === 0 && isObject(value) ? Object.keys(value) : fixed
  const [top = ''] = field.split('.')
  if (known.length === 0 || known.includes(top)) return
  const guess = nearest(top, known)
  const hint = guess ? t('cli:didYouMean', { guess }) : t('cli:fieldsAre', { fields: known.join(', ') })
  throw new Stop('usage', `${t('cli:unknownField', { field })} ${hint}`)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const valueAt = (value: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
      value,
    )
