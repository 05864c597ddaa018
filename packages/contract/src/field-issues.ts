import type * as z from 'zod/mini'
import { type FieldIssue, type FieldReason, isFieldReason } from './reasons.ts'

/**
 * What a schema found wrong with an input, as field issues: the same for a form and for the server's answer.
 * @param prefix the part of a request that was read, such as `query`; left out for a body
 */
export function fieldIssues(error: z.core.$ZodError, input: unknown, prefix?: string): FieldIssue[] {
  const pathOf = (keys: readonly PropertyKey[]) => [...(prefix ? [prefix] : []), ...keys].join('.')
  return error.issues.flatMap((issue): FieldIssue[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), reason: 'unknown_field' }))
    }
    const reason = valueAt(input, issue.path) === undefined ? 'required' : reasonOf(issue)
    const limit = limitOf(issue, reason)
    return [{ path: pathOf(issue.path), reason, ...(limit !== undefined && { limit }) }]
  })
}

const reasonOf = ({ message, code }: z.core.$ZodIssue): FieldReason =>
  isFieldReason(message) ? message : (BY_CODE[code] ?? 'wrong_format')

const BY_CODE: Partial<Record<z.core.$ZodIssue['code'], FieldReason>> = {
  invalid_type: 'wrong_type',
  too_small: 'too_small',
  too_big: 'too_large',
  invalid_value: 'not_allowed',
  invalid_union: 'wrong_type',
}

/** The bound that is broken, or the line of a text: only some reasons have one. */
function limitOf(issue: z.core.$ZodIssue, reason: FieldReason): number | undefined {
  if (issue.code === 'custom') return issue.params?.limit
  if (!reason.startsWith('too_')) return undefined
  if (issue.code === 'too_small') return Number(issue.minimum)
  return issue.code === 'too_big' ? Number(issue.maximum) : undefined
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) {
    if (value === null || typeof value !== 'object') return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}
