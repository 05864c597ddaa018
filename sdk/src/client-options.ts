import type { TokenStore } from './token-store.ts'

/** How a client is made; only `baseUrl` is needed. */
export interface ClientOptions {
  /** Where v1 answers: `https://host/api/v1`; in browsers also `/api/v1`. */
  readonly baseUrl: string
  /** Holds the tokens: `memoryStore()` by default, `browserStore()`, `personalToken(…)` or your own. */
  readonly store?: TokenStore
  readonly fetch?: typeof globalThis.fetch
  /** Sent with every call. */
  readonly headers?: NonNullable<RequestInit['headers']>
  /** The language of messages, such as `ru`. */
  readonly language?: string | (() => string | undefined)
  /** Milliseconds that a call may take, its body, repetitions and a token refresh included; none by default. */
  readonly timeout?: number
  /** How often a call that may be repeated is repeated when the server is out of reach or busy; 0 by default. */
  readonly retries?: number
  /** Reports the raw message where the server gave no error body, instead of "Internal Server Error". */
  readonly development?: boolean
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  /** From 0 to 1: spreads repetitions. */
  readonly random?: () => number
  /** Waits; rejects as soon as the signal aborts. */
  readonly sleep?: Sleep
}

export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>
