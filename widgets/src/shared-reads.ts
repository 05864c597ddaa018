/**
 * Response cache of a page, shared by all widgets, loaders and versions through a global symbol: the only thing
 * that widgets add to the host's global object.
 */

/** The parts of a response that widgets read. */
export interface Answer {
  readonly status: number
  /** The body; null unless the status is 200. */
  readonly body: unknown
  readonly at: number
}

type Reads = Map<string, Promise<Answer>>

const KEY = Symbol.for('polynya.reads')
/** How long a response is served to further widgets. */
const FRESH_MS = 30_000
const TIMEOUT_MS = 8_000

const shared = globalThis as { [KEY]?: Reads }

/** Requests a URL, or returns the pending or recent response to the same request. Rejects on network errors. */
export function readOnce(url: string): Promise<Answer> {
  shared[KEY] ??= new Map()
  const reads = shared[KEY]
  const known = reads.get(url)
  if (known) return known
  const read = ask(url)
  reads.set(url, read)
  const forget = () => reads.delete(url)
  read.then(({ status }) => (status === 200 ? setTimeout(forget, FRESH_MS) : forget()), forget)
  return read
}

async function ask(url: string): Promise<Answer> {
  const answer = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const body = answer.status === 200 ? ((await answer.json()) as { data: unknown }).data : null
  return { status: answer.status, body, at: Date.now() }
}
