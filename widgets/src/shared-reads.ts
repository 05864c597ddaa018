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
  /** The parameter of the query that a 400 is about. */
  readonly parameter?: string | undefined
}

type Reads = Map<string, Promise<Answer> & { answer?: Answer }>

const KEY = Symbol.for('polynya.reads')
/** How long a response is served to further widgets. */
const FRESH_MS = 30_000
const TIMEOUT_MS = 8_000
/** The longest time that a server may require to wait: an hour. */
const MOST_MS = 3_600_000

const shared = globalThis as { [KEY]?: Reads }

/** Requests a URL, or returns the pending or recent response to the same request. Rejects on network errors. */
export function readOnce(url: string): Promise<Answer> {
  shared[KEY] ??= new Map()
  const reads = shared[KEY]
  const known = reads.get(url)
  if (known) return known
  const read: Promise<Answer> & { answer?: Answer } = ask(url)
  reads.set(url, read)
  const forget = () => reads.delete(url)
  // A server that names a time is not requested before it, by any widget.
  read.then((answer) => {
    read.answer = answer
    const staysMs = answer.body ? FRESH_MS : Math.min(answer.retryAfterMs ?? 0, MOST_MS)
    return staysMs > 0 ? setTimeout(forget, staysMs) : forget()
  }, forget)
  return read
}

/** Returns the recent response to a request, if it has arrived. */
export const arrived = (url: string): Answer | undefined => shared[KEY]?.get(url)?.answer

async function ask(url: string): Promise<Answer> {
  // Not `omit`, by which no `<link rel="preload">` would match; no cookies are sent to another origin either way.
  const answer = await fetch(url, { credentials: 'same-origin', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const { status, headers } = answer
  const body = status === 200 ? await dataOf(answer) : null
  const parameter = status === 400 ? await parameterOf(answer) : undefined
  return { status, body, at: Date.now(), retryAfterMs: millisecondsOf(headers.get('retry-after')), parameter }
}

/** The name in a path such as `query.region`. */
const parameterOf = async (answer: Response): Promise<string | undefined> =>
  /"path":"query\.(\w+)/.exec(await answer.text())?.[1]

async function dataOf(answer: Response): Promise<unknown> {
  // The text is read apart, because the connection may break in it.
  const text = await answer.text()
  try {
    return (JSON.parse(text) as { data?: unknown } | null)?.data
  } catch {
    return undefined
  }
}

/** Reads a `Retry-After` of seconds or of a date. */
function millisecondsOf(header: string | null): number | null {
  if (!header) return null
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : new Date(header).getTime() - Date.now()
  return wait >= 0 ? wait : null
}
