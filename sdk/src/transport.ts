import type { ErrorBody } from '@polynya/contract'
import type { FetchResponse } from 'ofetch'
import { ApiError, type ApiErrorDetails } from './api-error.ts'
import { encode, type Request } from './request.ts'
import { fetchingBy, type Settings } from './settings.ts'

/** Response of the server: `data` is the content of `{ data }`. */
export interface Answer {
  readonly data: unknown
  readonly status: number
  readonly headers: Headers
  readonly requestId: string | undefined
}

interface Sending {
  /** Aborts with the error that the call is to fail with. */
  readonly signal: AbortSignal
  readonly token?: string | undefined
}

type Fail = (raw: string, details: Omit<ApiErrorDetails, 'endpoint'>) => ApiError

/** Sends a request once and reads the answer to its end. Fails with an `ApiError`. */
export async function send(
  request: Request,
  settings: Settings,
  { signal, token }: Sending,
): Promise<Answer> {
  const { method } = request.route
  const { address, ...encoded } = encode(request, settings, token)
  const fail: Fail = (raw, details) => {
    const message = settings.development ? `${method} ${address}: ${raw}` : undefined
    return new ApiError({ message, ...details, endpoint: request.id })
  }
  const { fetch: own } = request.options
  const fetch = own ? fetchingBy(own) : settings.fetch
  const response = await fetch(address, {
    ...encoded,
    method,
    signal,
    // A proxy may answer in HTML under any type: what is no JSON stays text and is judged by its status.
    responseType: 'json',
    // Both belong to `call.ts` and `limit.ts`: see docs/decisions/what-ofetch-does.md.
    retry: 0,
    ignoreResponseError: true,
  }).catch((cause) => {
    throw signal.aborted ? signal.reason : fail(cause.message, { kind: 'network', cause })
  })
  return answerIn(response, fail, settings.clock())
}

function answerIn(response: FetchResponse<unknown>, fail: Fail, now: number): Answer {
  const { ok, status, statusText, headers, _data: body } = response
  const requestId = headers.get('x-request-id') ?? undefined
  if (!ok) {
    const retryAfter = secondsUntil(headers.get('retry-after'), now)
    const reported = { requestId, ...errorIn(body, status) }
    throw fail(`${status} ${statusText}`, { ...reported, kind: 'http', status, retryAfter, cause: body })
  }
  if (status === 204) return { data: null, status, headers, requestId }
  if (isObject(body) && 'data' in body) return { data: body.data, status, headers, requestId }
  throw fail('the answer is not { data }', { kind: 'contract', status, requestId, cause: body })
}

/** Parses the error body of the server; returns nothing if the body has another format. */
function errorIn(body: unknown, status: number): Partial<ErrorBody> {
  if (!isObject(body) || !isObject(body.error)) return {}
  const error: Partial<ErrorBody> = body.error
  return { ...error, code: typeof error.code === 'number' ? error.code : status }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Parses `Retry-After`, in seconds or as a date. */
function secondsUntil(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
