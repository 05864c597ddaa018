import { isApiError } from '@polynya/sdk/light'

/** A proxy in front of the API has no connection to it. */
const GATEWAY_STATUSES: ReadonlySet<number | undefined> = new Set([502, 503, 504])

/** Whether a call failed because the API is out of reach, not because it refused. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'network' || error.kind === 'timeout' || GATEWAY_STATUSES.has(error.status))
