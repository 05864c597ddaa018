import * as z from 'zod/mini'
import type { Endpoint, Parsed } from './endpoint.ts'
import { fieldIssues } from './field-issues.ts'
import type { FieldIssue } from './reasons.ts'

/** The parts of a request as they came. */
export interface RawCall {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

export type ParsedCall<E extends Endpoint> = { readonly call: Parsed<E> } | { readonly issues: FieldIssue[] }

/** Parses a call with its endpoint's schemas and reports the faults of all its parts at once. */
export function parseCall<E extends Endpoint>(endpoint: E, raw: RawCall): ParsedCall<E> {
  const issues: FieldIssue[] = []
  const read = (part: keyof RawCall) => {
    const { data, error } = z.safeParse(endpoint[part], raw[part])
    if (error) issues.push(...fieldIssues(error, raw[part], part === 'body' ? undefined : part))
    else issues.push(...unstorable(raw[part], part === 'body' ? '' : part))
    return data
  }
  const call = { params: read('params'), query: read('query'), body: read('body') }
  return issues.length > 0 ? { issues } : { call: call as Parsed<E> }
}

/** Texts that are no Unicode (half of a surrogate pair) or that no database stores (a zero character). */
function unstorable(value: unknown, path: string): FieldIssue[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path, reason: 'wrong_format' }]
  if (value === null || typeof value !== 'object' || value instanceof Blob) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path ? `${path}.${key}` : key
    return isStorable(key) ? unstorable(inner, at) : [{ path: at, reason: 'wrong_format' as const }]
  })
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
