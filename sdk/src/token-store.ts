import type { Tokens } from '@polynya/contract'

/** Content of a store; without a refresh token a session is never renewed. */
export interface StoredTokens {
  readonly accessToken: string
  readonly refreshToken: string | null
}

/** Storage of a client's tokens. Implement it to store them in a file or a key chain. */
export interface TokenStore {
  /** Both tokens, or null where either is missing. Called for every request: it must be quick. */
  read(): StoredTokens | null
  /** Stores both tokens; if that takes two steps, the refresh token is stored first. */
  write(tokens: Tokens): void
  clear(): void
  /** Calls back when another tab or process changed the tokens; returns an unsubscribe function. */
  subscribe?(listener: () => void): () => void
  /** Runs the work while no other holder of these tokens runs its own; where `abort` aborts first, runs it all the same. */
  exclusive?(work: () => Promise<void>, abort: AbortSignal): Promise<void>
}

/** Stores the tokens in memory. */
export function memoryStore(tokens: Tokens | null = null): TokenStore {
  let stored = tokens
  return {
    read: () => stored,
    write: (given) => {
      stored = given
    },
    clear: () => {
      stored = null
    },
  }
}

/**
 * Signs every call with a personal access token. It cannot be renewed, signed out or replaced.
 *
 * @example
 * const client = createClient({ baseUrl, store: personalToken('pln_…') })
 */
export function personalToken(token: string): TokenStore {
  const tokens = { accessToken: token, refreshToken: null }
  return {
    read: () => tokens,
    write: () => {
      throw new TypeError('A client with a personal access token cannot sign in')
    },
    clear: () => undefined,
  }
}
