/**
 * Response cache of a page, shared by all widgets, loaders and versions through a global symbol: the only thing
 * that widgets add to the host's global object.
 */

/** The parts of a response that widgets read. */
export interface Answer {
  readonly status: number
  /** The data; null unless the status is 200, undefined if they are not JSON. */
  readonly body: unknown
  readonly at: number
  /** How long the server requires to wait before the next request; null if it does not say. */
  readonly retryAfterMs: number | null
  /** What the server sent in place of data. */
  readonly problem?: string
}

/** A request, with its response once that has arrived. */
export type Read = Promise<Answer> & { answer?: Answer }

export const READS = Symbol.for('polynya.reads')

export const shared = globalThis as { [READS]?: Map<string, Read> }

/** Returns the pending or recent request of a URL. */
export const requested = (url: string): Read | undefined => shared[READS]?.get(url)

/** Whether a view can render the data of a response. */
export type IsShaped = (body: unknown) => boolean

export const isUsable = ({ status, body }: Answer, isShaped: IsShaped) => status === 200 && isShaped(body)
