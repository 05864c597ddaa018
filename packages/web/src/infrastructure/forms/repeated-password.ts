import type { FieldIssue } from '@polynya/contract'

/** A password that is typed twice; the second one is the form's alone. */
export interface RepeatedPassword {
  readonly repeatPassword: string
}

/** Returns the fault of the repeated password. */
export function repeatIssues(password: string, { repeatPassword }: RepeatedPassword): FieldIssue[] {
  if (repeatPassword === password) return []
  return [{ path: 'repeatPassword', reason: repeatPassword === '' ? 'required' : 'passwords_differ' }]
}
