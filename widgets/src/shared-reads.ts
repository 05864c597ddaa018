/**
 * What is asked for once on a page, however many widgets, loaders and versions stand on it: the one thing that we
 * add to a host's global object, under a symbol.
 */

/** An answer as far as it is read. */
export interface Answer {
  readonly status: number
  /** The body; null where the status is not 200. */
  readonly body: unknown
  readonly at: number
}

type Reads = Map<string, Promise<Answer>>

const KEY = Symbol.for('polynya.reads')
/** An answer is good for so long for widgets that come later. */
const FRESH_MS = 30_000
const TIMEOUT_MS = 8_000

const shared = globalThis as { [KEY]?: Reads }

/** Asks for an address, or joins in where somebody did a moment ago. Rejects where there is no answer. */
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
