import { ApiError } from './api-error.ts'
import type { Sleep } from './client-options.ts'

/** A longer timer ends at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

interface Limits {
  /** The id of the call that is limited. */
  readonly endpoint: string
  readonly signal?: AbortSignal | undefined
  /** Milliseconds; none by default, and where it is infinite. */
  readonly timeout?: number | undefined
  readonly sleep: Sleep
}

/** Does the work until the caller's signal or the timeout ends it, and settles at once when one does. */
export async function within<T>(limits: Limits, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { endpoint, signal, timeout, sleep } = limits
  const ending = new AbortController()
  const settled = new AbortController()
  const cut = Promise.withResolvers<never>()
  const end = (kind: 'aborted' | 'timeout', cause?: unknown) => {
    const error = new ApiError({ kind, endpoint, cause })
    cut.reject(error)
    ending.abort(error)
  }
  const onAbort = () => end('aborted', signal?.reason)
  if (signal?.aborted) onAbort()
  signal?.addEventListener('abort', onAbort)
  if (timeout !== undefined && timeout !== Number.POSITIVE_INFINITY) {
    sleep(Math.min(timeout, LONGEST_TIMER_MS), settled.signal).then(
      () => end('timeout'),
      () => undefined,
    )
  }
  try {
    return await Promise.race([work(ending.signal), cut.promise])
  } finally {
    // By hand: Node holds a listener's `signal` option weakly, and a collected one never removes the listener.
    signal?.removeEventListener('abort', onAbort)
    settled.abort()
  }
}
