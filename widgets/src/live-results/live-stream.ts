/** The stream of changes of an event: one for all widgets of a page, closed while the page is hidden. */

/**
 * What a listener receives. `change`: results have changed, up to the change with that number. `alive`: the connection
 * was heard. `lost`: there is none; listeners then poll until the stream is open again.
 */
export type StreamSignal =
  | { readonly type: 'change'; readonly after: number }
  | { readonly type: 'alive' }
  | { readonly type: 'lost' }

type Listener = (signal: StreamSignal) => void

/** The server sends a message in 15 s: after this time without one, a proxy holds the stream back. */
const SILENCE_MS = 40_000
/** After this time a stream that a server or proxy refused is tried again. */
const AGAIN_MS = 30_000
/** Changes that concern results. */
const KINDS: readonly unknown[] = ['result', 'state']

interface Stream {
  readonly listeners: Set<Listener>
  readonly end: () => void
}

const streams = new Map<string, Stream>()

/** Calls a listener for the changes at a URL, until the returned function is called. */
export function listen(url: string, listener: Listener): () => void {
  const stream = streams.get(url) ?? start(url)
  streams.set(url, stream)
  stream.listeners.add(listener)
  return () => {
    stream.listeners.delete(listener)
    if (stream.listeners.size > 0) return
    stream.end()
    streams.delete(url)
  }
}

function start(url: string): Stream {
  const listeners = new Set<Listener>()
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The last change that is known; undefined before the first connection. */
  let last: number | undefined

  const tell = (signal: StreamSignal) => {
    for (const listener of listeners) listener(signal)
  }

  function close() {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  function lose() {
    close()
    tell({ type: 'lost' })
    timer = setTimeout(open, AGAIN_MS)
  }

  /** Reads a message, and waits for the next one. */
  function receive(given: MessageEvent<string>): { readonly kind?: unknown; readonly last?: number } {
    clearTimeout(timer)
    timer = setTimeout(lose, SILENCE_MS)
    tell({ type: 'alive' })
    return JSON.parse(given.data) as { kind?: unknown; last?: number }
  }

  function open() {
    close()
    if (document.visibilityState === 'hidden') return
    source = new EventSource(url)
    timer = setTimeout(lose, SILENCE_MS)
    source.addEventListener('beat', receive)
    source.addEventListener('ready', (given) => {
      const before = last
      last = receive(given).last ?? 0
      // Changes that were missed while the page was hidden or not connected.
      if (before !== undefined && before !== last) tell({ type: 'change', after: last })
    })
    source.addEventListener('change', (given) => {
      const { kind } = receive(given)
      last = Number(given.lastEventId)
      if (KINDS.includes(kind)) tell({ type: 'change', after: last })
    })
    source.addEventListener('error', () => {
      // Otherwise the browser connects again by itself.
      if (source?.readyState === EventSource.CLOSED) lose()
      else tell({ type: 'lost' })
    })
  }

  document.addEventListener('visibilitychange', open)
  open()
  return {
    listeners,
    end() {
      document.removeEventListener('visibilitychange', open)
      close()
    },
  }
}
