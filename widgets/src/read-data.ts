/** Reads the data of a widget, with retries. */

import { type Answer, readOnce } from './shared-reads.ts'

export type FailureCode = 'load' | 'network' | 'http' | 'shape' | 'render'

/** Why there are no data. */
export interface Failure {
  readonly code: FailureCode
  /** HTTP status, or null if there was no response. */
  readonly status: number | null
  /** Whether a retry may succeed. */
  readonly retryable: boolean
}

const RETRIES = 2
const FIRST_PAUSE_MS = 400

/** Returns the response, or the failure after two retries. A 4xx fails at once. */
export async function readData(url: string, isShaped: (body: unknown) => boolean): Promise<Answer | Failure> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await readOnce(url).catch(() => null)
    if (outcome?.status === 200) {
      return isShaped(outcome.body) ? outcome : { code: 'shape', status: 200, retryable: false }
    }
    const status = outcome?.status ?? null
    const retryable = status === null || status >= 500 || status === 429
    if (!retryable || status === 429 || attempt === RETRIES) {
      return { code: status === null ? 'network' : 'http', status, retryable }
    }
    await pause(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()))
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
