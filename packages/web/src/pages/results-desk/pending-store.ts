/** Results that were entered and are not yet on the server, stored on the device so that a reload loses none. */

/** Parts of a result that are not in its line. */
export interface Details {
  /** Times `mm:ss.hh`, rising. */
  readonly splits: readonly string[]
  readonly reason: string | null
}

/** What was entered in a lane; sent under its key, so that it takes effect once. */
export interface Pending extends Partial<Details> {
  /** `event/entry`: one for each entry, the last that was entered. */
  readonly id: string
  readonly eventId: number
  readonly distanceId: number
  readonly entryId: number
  /** The line as it was typed; empty removes the result. */
  readonly text: string
  /** Version of the result that the desk showed; 0 if there was none. */
  readonly version: number
  /** Idempotency key. */
  readonly key: string
  readonly changeReason: string | null
  readonly isSecond: boolean
  /** Why it is not sent again by itself: another desk was faster, or the server refused it with this text. */
  readonly stopped:
    | { readonly kind: 'conflict' }
    | { readonly kind: 'refused'; readonly advice: string }
    | null
}

export interface PendingStore {
  readonly read: (eventId: number) => Promise<Pending[]>
  /** Returns whether it is stored on the device, so that a reload does not lose it. */
  readonly write: (pending: Pending) => Promise<boolean>
  readonly remove: (id: string) => Promise<void>
}

const DATABASE = 'polynya-results-desk'
const STORE = 'pending'

/** Stores on the device by IndexedDB, or in memory where the browser denies it or the device is full. */
export function pendingStore(factory: IDBFactory | undefined = globalThis.indexedDB): PendingStore {
  const inMemory = new Map<string, Pending>()
  const opened = factory ? openDatabase(factory).catch(() => null) : Promise.resolve(null)
  const use = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) => {
    try {
      const database = await opened
      return database && (await settled(act(database.transaction(STORE, mode).objectStore(STORE))))
    } catch {
      return null
    }
  }
  return {
    async read(eventId) {
      const all = (await use<Pending[]>('readonly', (store) => store.getAll())) ?? [...inMemory.values()]
      return all.filter((pending) => pending.eventId === eventId)
    },
    async write(pending) {
      inMemory.set(pending.id, pending)
      return (await use('readwrite', (store) => store.put(pending))) !== null
    },
    async remove(id) {
      inMemory.delete(id)
      await use('readwrite', (store) => store.delete(id))
    },
  }
}

async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
  return settled(request)
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
