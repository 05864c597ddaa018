import { createFetch } from 'ofetch'
import { memoryStore, type TokenStore } from './token-store.ts'

/** How a client is made; only `baseUrl` is needed. */
export interface ClientOptions {
  /** Where v1 answers: `https://host/api/v1`; in browsers also `/api/v1`. */
  readonly baseUrl: string
  /** Where the tokens are kept: `memoryStore()` by default, `browserStore()`, `personalToken(…)` or your own. */
  readonly store?: TokenStore
  readonly fetch?: typeof globalThis.fetch
  /** Sent with every call. */
  readonly headers?: HeadersInit
  /** The language of messages, such as `ru`. */
  readonly language?: string | (() => string | undefined)
  /** Milliseconds that a call may take, its body, repetitions and a token refresh included; none by default. */
  readonly timeout?: number
  /** How often a call that may be repeated is repeated when the server is out of reach or busy; 0 by default. */
  readonly retries?: number
  /** Tell the raw message where the server gave no error body, instead of "Internal Server Error". */
  readonly development?: boolean
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  /** From 0 to 1: spreads repetitions. */
  readonly random?: () => number
  /** Waits; rejects as soon as the signal aborts. */
  readonly sleep?: Sleep
}

export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>

/** The options with everything decided. */
export type Settings = ReturnType<typeof settingsOf>

export function settingsOf(options: ClientOptions) {
  const { language, fetch = (...request) => globalThis.fetch(...request) } = options
  return {
    base: options.baseUrl.replace(/\/+$/, ''),
    store: options.store ?? memoryStore(),
    fetch: fetchingBy(fetch),
    headers: options.headers,
    language: typeof language === 'function' ? language : () => language,
    timeout: options.timeout,
    retries: options.retries ?? 0,
    development: options.development ?? false,
    clock: options.clock ?? Date.now,
    random: options.random ?? Math.random,
    sleep: options.sleep ?? sleep,
  }
}

/** What requests are made with, on top of a `fetch`. */
export const fetchingBy = (fetch: typeof globalThis.fetch) => createFetch({ fetch }).raw

const sleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', onAbort)
  })
