/** Live changes of an event, until the listener leaves: server-sent events, and polling where these fail. */

import type { LiveChange, LiveChanges } from '@polynya/contract'
import { isApiError } from './api-error.ts'
import type { Client } from './client-shape.ts'
import { type SentEvent, sentEvents } from './sent-events.ts'

/**
 * What a listener receives. `ready`: connected, with all changes up to `last`; after a `reset` some are missing, and
 * the listener reads everything again. `beat`: connected, nothing changed. `lost`: not connected; it reconnects by itself.
 */
export type LiveSignal =
  | { readonly type: 'ready'; readonly last: number; readonly reset: boolean; readonly at: string }
  | { readonly type: 'change'; readonly change: LiveChange }
  | { readonly type: 'beat'; readonly at: string }
  | { readonly type: 'lost' }

export interface ListenOptions {
  readonly eventId: number
  /** The last change that the listener has; without it, the start of the last heat and changes from now on. */
  readonly after?: number | undefined
  readonly signal?: AbortSignal | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds without a message after which the connection is taken for lost; the server sends one in 15 s. */
  readonly silence?: number | undefined
  /** Milliseconds between attempts, at most: while streams fail, each attempt polls once. */
  readonly pause?: number | undefined
}

type LiveClient = { readonly events: Pick<Client['events'], 'stream'> }
type Ready = Extract<LiveSignal, { type: 'ready' }>

const SILENCE_MS = 40_000
const FIRST_MESSAGE_MS = 10_000
const LONGEST_PAUSE_MS = 15_000
const FIRST_PAUSE_MS = 500
/** Failures that no further attempt changes. */
const FINAL: readonly (number | undefined)[] = [400, 401, 403, 404]
/** No stream is free: of the address, or of the server. */
const BUSY: readonly number[] = [429, 503]

/**
 * Yields the changes of an event, without loss across lost connections, until the signal aborts. Fails with an
 * `ApiError` if the caller may not see the event.
 *
 * @example
 * for await (const signal of listen(client, { eventId: 7 })) if (signal.type === 'change') show(signal.change)
 */
export async function* listen(client: LiveClient, options: ListenOptions): AsyncGenerator<LiveSignal, void> {
  const { signal, pause = LONGEST_PAUSE_MS } = options
  let after = options.after
  let failures = 0
  const isAborted = () => signal?.aborted ?? false
  while (!isAborted()) {
    try {
      for await (const given of attempt(client, { ...options, after }, failures > 1)) {
        if (given.type === 'change') after = given.change.id
        if (given.type === 'ready') after = given.last
        failures = 0
        yield given
      }
    } catch (problem) {
      if (isAborted()) return
      if (isApiError(problem) && FINAL.includes(problem.status)) throw problem
    }
    failures += 1
    if (isAborted()) return
    yield { type: 'lost' }
    await wait(Math.min(pause, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2), signal)
  }
}

type Attempt = Omit<ListenOptions, 'after'> & { readonly after: number | undefined }

/** Polls once where streams have failed, then opens a stream and yields what it sends until it ends. */
async function* attempt(
  client: LiveClient,
  options: Attempt,
  isPolling: boolean,
): AsyncGenerator<LiveSignal> {
  let after = options.after
  if (isPolling) {
    const polled = await client.events.stream(callOf(options, after), {
      ...(options.signal && { signal: options.signal }),
    })
    yield* signalsOf(polled)
    after = polled.last
  }
  const silent = new AbortController()
  const signal = AbortSignal.any([silent.signal, ...(options.signal ? [options.signal] : [])])
  const { silence = SILENCE_MS } = options
  // A proxy that collects the stream passes nothing on.
  let timer = setTimeout(() => silent.abort(), Math.min(silence, FIRST_MESSAGE_MS))
  try {
    const opened = await open(client, { ...options, after, signal, onBusy: () => silent.abort() })
    if ('changes' in opened) return yield* signalsOf(opened)
    for await (const sent of sentEvents(opened.body)) {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), silence)
      yield signalOf(sent)
    }
  } finally {
    clearTimeout(timer)
    silent.abort()
  }
}

const callOf = ({ eventId }: Attempt, after: number | undefined) => ({
  params: { eventId },
  ...(after !== undefined && { query: { after } }),
})

function signalOf({ event, data }: SentEvent): LiveSignal {
  const given = JSON.parse(data)
  return event === 'change'
    ? { type: 'change', change: given }
    : { type: event as 'ready' | 'beat', ...given }
}

function* signalsOf({ changes, last, reset, at }: LiveChanges): Generator<LiveSignal> {
  for (const change of changes) yield { type: 'change', change }
  yield { type: 'ready', last, reset, at } satisfies Ready
}

/** The body of the stream, or the answer of a server or proxy that does not stream. */
async function open(
  client: LiveClient,
  options: Attempt & { readonly signal: AbortSignal; readonly onBusy: () => void },
): Promise<LiveChanges | { readonly body: ReadableStream<Uint8Array> }> {
  const { signal, onBusy, fetch = globalThis.fetch } = options
  let body: ReadableStream<Uint8Array> | null = null
  // The client signs the request, renews tokens and reads refusals; only the body of a stream is not for it.
  const streaming: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('accept', 'text/event-stream')
    const response = await fetch(input, { ...init, headers, signal, cache: 'no-store' })
    // Changes are polled instead of waiting until a stream is free.
    if (BUSY.includes(response.status)) onBusy()
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response
    body = response.body
    return Response.json({ data: NOTHING_YET })
  }
  const answer = await client.events.stream(callOf(options, options.after), { signal, fetch: streaming })
  return body === null ? answer : { body }
}

const NOTHING_YET: LiveChanges = { changes: [], last: 0, reset: false, at: '' }

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
  })
}

export type { LiveChange, LiveChanges }
