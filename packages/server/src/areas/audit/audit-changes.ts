import type { AuditChange } from '@polynya/contract'

type Fields = Readonly<Record<string, unknown>>

/** Placeholder for a secret value, and for one that was erased with the person whose it was. */
export const HIDDEN = '***'

/** Columns that programs maintain for themselves. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['updated_at'])

const SECRET = /password|secret|token|hash/i

/** The fields that differ between what was and what is, without secrets. Erased values do not show whether they differed. */
export function changesOf(before: Fields | null, after: Fields | null): AuditChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .filter((field) => !BOOKKEEPING.has(field))
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter(({ before, after }) => before === HIDDEN || JSON.stringify(before) !== JSON.stringify(after))
    .map((change) => ({
      field: change.field,
      before: withoutSecrets(change.before, change.field),
      after: withoutSecrets(change.after, change.field),
    }))
}

/** Returns a value as it may be shown: every property named as a secret is hidden, at any depth. */
function withoutSecrets(value: unknown, name: string): unknown {
  if (value === null || value === undefined) return null
  if (SECRET.test(name)) return HIDDEN
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, name))
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutSecrets(inner, key)]))
}
