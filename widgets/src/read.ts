/** Reads the data of a widget, which the loader usually has requested already. */

import type { Failure } from './event-types.ts'
import { type Answer, type IsShaped, isUsable, requested } from './shared-reads.ts'
import { loadUpkeep } from './upkeep-on-demand.ts'

const NO_NETWORK: Failure = { code: 'network', status: null, retryable: true }

/** Returns the response to a pending or recent request. Otherwise, and where that failed, loads the code that makes requests. */
export async function read(url: string, isShaped: IsShaped): Promise<Answer | Failure> {
  const first = requested(url)
  const answer = await first?.catch(() => undefined)
  if (answer && isUsable(answer, isShaped)) return answer
  return loadUpkeep().then(
    (part) => part.read(url, isShaped, first),
    () => NO_NETWORK,
  )
}
