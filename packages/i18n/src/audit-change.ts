/** Changes of the audit log in words of the page of administrators and of the command line. */

import type { AuditChange, AuditField } from '@polynya/contract'

/** The words of a change: the audit stores names and values as programs write them. */
export interface ChangeWords {
  readonly yes: string
  readonly no: string
  readonly nothing: string
  /** Returns the name of a field. */
  readonly field: (name: string) => string
  /** Returns the text of a field's value, such as the name of a region. */
  readonly value: (field: string, value: string) => string
}

export interface ReadableChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** Longer values are truncated. */
const LONGEST = 400

/** A change in words: of two lists only what was taken away and what came. */
export function readableChange({ field, before, after }: AuditChange, words: ChangeWords): ReadableChange {
  const [left, right] =
    Array.isArray(before) && Array.isArray(after) ? listChange(before, after) : [before, after]
  const textOf = (value: unknown) => short(valueText(field, value, words))
  return { field: words.field(field), before: textOf(left), after: textOf(right) }
}

function listChange(before: readonly unknown[], after: readonly unknown[]): [unknown[], unknown[]] {
  const without = (list: readonly unknown[], other: readonly unknown[]) => {
    const known = new Set(other.map((item) => JSON.stringify(item)))
    return list.filter((item) => !known.has(JSON.stringify(item)))
  }
  return [without(before, after), without(after, before)]
}

function valueText(field: string, value: unknown, words: ChangeWords): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value))
    return value.map((item) => valueText(field, item, words)).join('; ') || words.nothing
  if (typeof value !== 'object') return words.value(field, String(value))
  return Object.entries(value)
    .filter(([, inner]) => inner !== null)
    .map(([name, inner]) => `${words.field(name)}: ${valueText(name, inner, words)}`)
    .join(', ')
}

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** Kinds of values that have names. */
type NamedValue = 'code' | 'region' | 'country' | 'timeZone' | 'right' | 'scope'

const VALUES_OF: Readonly<Partial<Record<AuditField, NamedValue>>> = {
  cause: 'code',
  country: 'country',
  document: 'code',
  email: 'code',
  eventState: 'code',
  grade: 'code',
  means: 'code',
  refundTo: 'code',
  region: 'region',
  right: 'right',
  scopes: 'scope',
  scoring: 'code',
  state: 'code',
  status: 'code',
  timeZone: 'timeZone',
  type: 'code',
}

/** Returns what the values of a field are; null if they are shown as they are. `code` is a state, a kind or a way. */
export const namedValueOf = (field: string): NamedValue | null =>
  VALUES_OF[auditFieldOf(field) as AuditField] ?? null

/** The field of a database column or a property. */
export const auditFieldOf = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
