import type { FieldIssue, Reason } from '@polynya/contract'
import { REASONS } from '@polynya/contract/reasons'
import { ApiError } from '@polynya/sdk/light'

/** Fails as the server would reject a change, in a dry run, which sends none. */
export function fail(reason: Reason, details: { readonly issues?: readonly FieldIssue[] } = {}): never {
  const { status } = REASONS[reason]
  throw new ApiError({ kind: 'http', endpoint: 'dryRun', status, code: status, reason, ...details })
}
