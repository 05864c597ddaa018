import type { ErrorBody, FieldIssue, Reason } from '@polynya/contract'

const BRAND: unique symbol = Symbol.for('polynya.ApiError')

/**
 * Kind of a failed call: the server responded with an error (`http`), was unreachable (`network`), took
 * longer than the timeout (`timeout`), the signal cancelled it (`aborted`), or the input or output violates
 * the contract (`contract`).
 */
export type FailureKind = 'http' | 'network' | 'timeout' | 'aborted' | 'contract'

export interface ApiErrorDetails extends Partial<Omit<ErrorBody, 'code' | 'reason'>> {
  readonly kind: FailureKind
  readonly endpoint: string
  readonly code?: number | undefined
  readonly reason?: Reason
  readonly status?: number
  readonly retryAfter?: number
  readonly cause?: unknown
}

/**
 * Every failed call ends in one of these. Branch on `kind`, `code` and `reason`, never on `message`.
 *
 * @example
 * try { await client.swimmers.get({ params: { id: 7 } }) }
 * catch (error) { if (isApiError(error) && error.code === 404) return null; throw error }
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  /** The id of the call, such as `swimmers.get`. */
  readonly endpoint: string
  /** The server's `error.code`, else the HTTP status; 500 where the server gave no error body, 400 where nothing could be sent. */
  readonly code: number
  /** The HTTP status; undefined where no answer came. */
  readonly status: number | undefined
  /** The stable name of what went wrong; a newer server may know more of them. */
  readonly reason: Reason | undefined
  /** Names this call in the server's log. */
  readonly requestId: string | undefined
  /** Seconds after which the server accepts a retry. */
  readonly retryAfter: number | undefined
  /** The fields at fault. */
  readonly issues: readonly FieldIssue[] | undefined
  /** Values of the reason's message. */
  readonly fields: ErrorBody['fields']
  readonly [BRAND] = true

  constructor(details: ApiErrorDetails) {
    super(details.message ?? 'Internal Server Error', { cause: details.cause })
    this.kind = details.kind
    this.endpoint = details.endpoint
    this.code = details.code ?? 500
    this.status = details.status
    this.reason = details.reason
    this.requestId = details.requestId
    this.retryAfter = details.retryAfter
    this.issues = details.issues
    this.fields = details.fields
  }

  /** The normalised error: all that a store or a log needs. */
  toJSON(): { code: number; message: string } {
    return { code: this.code, message: this.message }
  }
}

/** Whether something thrown is an `ApiError`, also one of another copy of this package. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && BRAND in value
