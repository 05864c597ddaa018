import type { FieldIssue, Reason } from '@polynya/contract'

interface Details {
  readonly issues?: readonly FieldIssue[]
  readonly fields?: Readonly<Record<string, string | number>>
}

/** A declared way for a call to fail. Only `http/` knows the status and the text that belong to its reason. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly reason: Reason
  readonly details: Details

  constructor(reason: Reason, details: Details = {}) {
    super(reason)
    this.reason = reason
    this.details = details
  }
}

/** Ends the call with a declared reason. */
export function fail(reason: Reason, details?: Details): never {
  throw new Failure(reason, details)
}

/** Ends the call because of one field. */
export function failField(path: string, reason: FieldIssue['reason']): never {
  throw new Failure('invalid_input', { issues: [{ path, reason }] })
}
