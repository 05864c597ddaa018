import type { Route } from '@polynya/contract/routes'
import type { ApiError } from './api-error.ts'
import type { Settings } from './settings.ts'

const BUSY: readonly (number | undefined)[] = [408, 429, 502, 503, 504]
/** A server that wants a longer wait refuses the call: repeating it earlier would only be counted again. */
const LONGEST_RETRY_AFTER_SECONDS = 60

interface Patience extends Pick<Settings, 'retries' | 'random'> {
  /** Number of retries so far. */
  readonly repeated: number
}

/** Milliseconds to wait before a failed call is repeated; null where it is not. */
export function waitBeforeRepeat(route: Route, problem: ApiError, patience: Patience): number | null {
  const { kind, status, retryAfter } = problem
  const { retries, random, repeated } = patience
  if (repeated >= retries || route.repeat === 'never') return null
  if (kind !== 'network' && !BUSY.includes(status)) return null
  if (retryAfter !== undefined) return retryAfter <= LONGEST_RETRY_AFTER_SECONDS ? retryAfter * 1000 : null
  return random() * Math.min(8000, 500 * 2 ** repeated)
}
