import type { AuditChange } from '@polynya/contract'

/** The words for what is no text: the audit keeps values as programs write them. */
export interface ValueWords {
  readonly yes: string
  readonly no: string
  readonly nothing: string
}

export interface ReadableChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** Longer values are truncated. */
const LONGEST = 400

/** A change in words: of two lists only what was taken away and what came. */
export function readableChange({ field, before, after }: AuditChange, words: ValueWords): ReadableChange {
  const [left, right] =
    Array.isArray(before) && Array.isArray(after) ? listChange(before, after) : [before, after]
  return { field, before: short(valueText(left, words)), after: short(valueText(right, words)) }
}

function listChange(before: readonly unknown[], after: readonly unknown[]): [unknown[], unknown[]] {
  const without = (list: readonly unknown[], other: readonly unknown[]) => {
    const known = new Set(other.map((item) => JSON.stringify(item)))
    return list.filter((item) => !known.has(JSON.stringify(item)))
  }
  return [without(before, after), without(after, before)]
}

function valueText(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.map((item) => valueText(item, words)).join('; ') || words.nothing
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([, inner]) => inner !== null)
    .map(([name, inner]) => `${name}: ${valueText(inner, words)}`)
    .join(', ')
}

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
