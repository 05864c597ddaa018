import { isApiError } from '@polynya/sdk/light'
import type { Outcome } from './engine.ts'

/**
 * Removes something. If an earlier attempt may have removed it, its absence is success.
 *
 * @param doubtful whether an earlier attempt may have succeeded without a response
 */
export async function removal(doubtful: boolean, remove: () => Promise<unknown>): Promise<Outcome> {
  try {
    await remove()
  } catch (problem) {
    if (!doubtful || !isApiError(problem) || problem.status !== 404) throw problem
  }
  return { state: 'done' }
}
