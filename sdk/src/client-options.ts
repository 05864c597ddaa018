import type { TokenStore } from './token-store.ts'

/** Options of a client; only `baseUrl` is required. */
export interface ClientOptions {
  /** Base address of v1: `https://host/api/v1`; in browsers also `/api/v1`. */
  readonly baseUrl: string
  /** Holds the tokens: `memoryStore()` by default, `browserStore()`, `personalToken(…)` or your own. */
  readonly store?: TokenStore | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Sent with every call. */
  readonly headers?: NonNullable<RequestInit['headers']> | undefined
  /** The language of messages, such as `ru`. */
  readonly language?: string | (() => string | undefined) | undefined
  /** Milliseconds that a call may take, its body, repetitions and a token refresh included; none by default. */
  readonly timeout?: number | undefined
  /**
   * Maximum number of retries of a repeatable call while the server is unreachable or busy; defaults to 0.
   */
  readonly retries?: number | undefined
  /** Reports the raw message where the server gave no error body, instead of "Internal Server Error". */
  readonly development?: boolean | undefined
  /** Milliseconds since 1970. */
  readonly clock?: (() => number) | undefined
  /** From 0 to 1: spreads repetitions. */
  readonly random?: (() => number) | undefined
  /** Waits; rejects as soon as the signal aborts. */
  readonly sleep?: Sleep | undefined
}

export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>
