/** Reads the data of a widget, with retries. Self-contained files have this in place of `read.ts`. */

import type { Failure } from './event-types.ts'
import { readOnce } from './read-once.ts'
import type { Answer, IsShaped } from './shared-reads.ts'

const RETRIES = 2
const FIRST_PAUSE_MS = 400

/**
 * Returns the response, or the failure after two retries. A 4xx, a server that is silent until the timeout, and one
 * that says when to return fail at once.
 *
 * @param first the request that was made before
 */
export async function read(
  url: string,
  isShaped: IsShaped,
  first: Promise<Answer> = readOnce(url),
): Promise<Answer | Failure> {
  for (let attempt = 0; ; attempt += 1) {
    const request = attempt === 0 ? first : readOnce(url)
    const outcome = await request.catch((problem: unknown) => problem as Error)
    if ('body' in outcome && outcome.status === 200) {
      return isShaped(outcome.body) ? outcome : { code: 'shape', status: 200, retryable: true }
    }
    const failure = failureOf(outcome)
    const isFinal = !failure.retryable || failure.retryAfterMs !== undefined || failure.status === 429
    if (isFinal || attempt === RETRIES || isTimeout(outcome)) return failure
    await pause(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()))
  }
}

function failureOf(outcome: Answer | Error): Failure {
  if (!('body' in outcome)) return { code: 'network', status: null, retryable: true }
  const { status, retryAfterMs, problem = '' } = outcome
  // The name in a path such as `query.region`.
  const [, parameter] = (status === 400 && /"path":"query\.(\w+)/.exec(problem)) || []
  const retryable = status >= 500 || status === 429
  return {
    ...{ code: 'http', status, retryable },
    ...(retryAfterMs !== null && { retryAfterMs }),
    ...(parameter && { parameter }),
  }
}

const isTimeout = (outcome: Answer | Error) => 'name' in outcome && outcome.name === 'TimeoutError'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
