import type { FieldIssue } from '@polynya/contract'

/** Issues of empty fields that this form requires although the call does not. */
export const missingIssues = (values: Readonly<Record<string, unknown>>): FieldIssue[] =>
  Object.entries(values).flatMap(([path, value]) =>
    value === '' ? [{ path, reason: 'required' } as const] : [],
  )
