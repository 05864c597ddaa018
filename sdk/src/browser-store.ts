import type { Tokens } from '@polynya/contract'
import type { TokenStore } from './token-store.ts'

/** The part of `Storage` that the store uses. Node's types have neither it nor `LockManager`. */
interface Area {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The part of `LockManager` that the store uses. */
interface Locks {
  request(name: string, options: { signal: AbortSignal }, work: () => Promise<void>): Promise<unknown>
}

/** Browser features that the store uses; a test passes its own. */
export interface BrowserParts {
  readonly storage?: Area
  readonly locks?: Locks | null
  /** Target of `storage` events. */
  readonly window?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

const LOCK = 'polynya.refresh'
const KEYS = ['accessToken', 'refreshToken']

/**
 * Stores the tokens in `localStorage`, so that every tab is signed in and out together. If the browser denies
 * storage, they live as long as the page.
 *
 * @example
 * const client = createClient({ baseUrl: '/api/v1', store: browserStore() })
 */
export function browserStore(parts: BrowserParts = {}): TokenStore {
  const { window = globalThis, locks = globalThis.navigator?.locks } = parts
  const storage = tokenStorage(() => parts.storage ?? globalThis.localStorage)
  return {
    ...storage,
    subscribe(listener) {
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent
        if (key === null || KEYS.includes(key)) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
    ...(locks && { exclusive: (work, abort) => whileHoldingLock(locks, work, abort) }),
  }
}

/** Reads and writes the two keys; once the storage has thrown, what it holds is not trusted any more. */
function tokenStorage(storage: () => Area) {
  let inMemory: Tokens | null = null
  let denied = false

  function attempt<Result>(use: (area: Area) => Result): Result | null {
    try {
      return use(storage())
    } catch {
      denied = true
      return null
    }
  }

  return {
    read(): Tokens | null {
      const stored = attempt((area) => {
        const accessToken = area.getItem('accessToken')
        const refreshToken = area.getItem('refreshToken')
        return accessToken && refreshToken ? { accessToken, refreshToken } : null
      })
      return denied ? inMemory : stored
    },
    write(tokens: Tokens) {
      inMemory = tokens
      attempt((area) => {
        // Half-written, a new refresh token costs one refresh; a used-up one would end the session.
        area.setItem('refreshToken', tokens.refreshToken)
        area.setItem('accessToken', tokens.accessToken)
      })
    },
    clear() {
      inMemory = null
      attempt((area) => {
        for (const key of KEYS) area.removeItem(key)
      })
    },
  }
}

async function whileHoldingLock(locks: Locks, work: () => Promise<void>, abort: AbortSignal) {
  let isStarted = false
  const start = () => {
    isStarted = true
    return work()
  }
  try {
    await locks.request(LOCK, { signal: abort }, start)
  } catch (problem) {
    if (isStarted) throw problem
    await work()
  }
}
