import { type ErrorBody, REASONS, type Reason } from '@polynya/contract'
import { HttpResponse } from 'msw'

interface Details extends Partial<Pick<ErrorBody, 'message' | 'issues' | 'fields' | 'requestId'>> {
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter?: number
}

/**
 * Returns the response of a failed call, with the status of its reason.
 *
 * @example mock(v1.swimmers.get, () => failure('swimmer_not_found'))
 */
export function failure(reason: Reason, details: Details = {}): Response {
  const { retryAfter, message = reason, requestId = 'request-1', ...rest } = details
  const { status } = REASONS[reason]
  const error: ErrorBody = { code: status, message, reason, requestId, ...rest }
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) }
  return HttpResponse.json({ error }, { status, ...(headers && { headers }) })
}
