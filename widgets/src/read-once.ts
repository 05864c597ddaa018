/** Requests data, each once for all widgets of a page. */

import { type Answer, READS, type Read, shared } from './shared-reads.ts'

/** How long a response is served to further widgets. */
const FRESH_MS = 30_000
const TIMEOUT_MS = 8_000
/** The longest time that a server may require to wait: an hour. */
const MOST_MS = 3_600_000

/** Requests a URL, or returns the pending or recent response to the same request. Rejects on network errors. */
export function readOnce(url: string): Read {
  shared[READS] ??= new Map()
  const reads = shared[READS]
  const known = reads.get(url)
  if (known) return known
  const read: Read = ask(url)
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

async function ask(url: string): Promise<Answer> {
  // Not `omit`, by which no `<link rel="preload">` would match; no cookies are sent to another origin either way.
  const answer = await fetch(url, { credentials: 'same-origin', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const { status, headers } = answer
  const text = await answer.text()
  const body = status === 200 ? dataOf(text) : null
  const retryAfterMs = millisecondsOf(headers.get('retry-after'))
  return { status, body, problem: body ? '' : text, at: Date.now(), retryAfterMs }
}

function dataOf(text: string): unknown {
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
