import type { FieldIssue } from '@polynya/contract'

/** The fields that this form asks for, though the call may do without them, and that are empty. */
export const missingIssues = (values: Readonly<Record<string, unknown>>): FieldIssue[] =>
  Object.entries(values).flatMap(([path, value]) =>
    value === '' ? [{ path, reason: 'required' } as const] : [],
  )
