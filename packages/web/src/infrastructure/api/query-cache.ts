/**
 * Cache of API answers by query. Cached answers are shown at once; stale ones are revalidated in the
 * background; a failure preserves the last good answer.
 */

export interface Query<T> {
  /** Names the answer: the same key, the same answer. */
  readonly key: string
  readonly load: (signal: AbortSignal) => Promise<T>
  /** Whether everybody gets the same answer, signed in or not. */
  readonly isForAll?: boolean
}

export interface Snapshot<T> {
  /** The last good answer. */
  readonly data: T | undefined
  /** Why the last attempt failed; undefined where it did not. */
  readonly error: unknown
  readonly isLoading: boolean
}

export interface QueryCache {
  /** Ends when there is something to show, an answer or a failure; never rejects. */
  prepare<T>(query: Query<T>): Promise<void>
  /** Re-fetches the query, however fresh its answer is; never rejects. */
  reload<T>(query: Query<T>): Promise<void>
  /** Keeps a query up to date until it is unsubscribed. */
  watch<T>(query: Query<T>): () => void
  read<T>(query: Query<T>): Snapshot<T>
  subscribe(listener: () => void): () => void
  /** Increases with every change. */
  version(): number
  /** Returns how long ago, in milliseconds, the oldest answer on the screen arrived; undefined without one. */
  age(counts: (key: string) => boolean): number | undefined
  /** Re-fetches watched queries that are stale or failed: the page is visible or online again. */
  refresh(): void
  /**
   * Discards answers that belong to the previous caller and re-fetches the watched ones: the caller has
   * changed.
   */
  clear(): void
  /**
   * Applies a change made by this page to the cached answers with this key prefix, and revalidates the
   * watched ones in the background.
   * @param edit returns the new answer for the last good one; undefined discards it
   */
  change(keys: string, edit: (data: unknown, key: string) => unknown): void
}

interface Entry {
  query: Query<unknown>
  snapshot: Snapshot<unknown>
  /** When the last attempt ended. */
  loadedAt: number
  /** When the answer in the snapshot arrived. */
  answeredAt: number
  watchers: number
  flight: { readonly landed: Promise<void>; readonly controller: AbortController } | null
}

const FRESH_MS = 30_000
/** Limit of unwatched answers; beyond it the oldest are evicted first. */
const KEPT = 60
const NOTHING: Snapshot<never> = { data: undefined, error: undefined, isLoading: false }

/** @param now milliseconds of any steady clock */
export function queryCache(now: () => number): QueryCache {
  const entries = new Map<string, Entry>()
  const changes = changeCounter()
  const ask = asker(now, changes.count)
  const of = (query: Query<unknown>) => entryOf(entries, query)
  const isGood = ({ snapshot, loadedAt }: Entry) =>
    snapshot.data !== undefined && snapshot.error === undefined && now() - loadedAt < FRESH_MS

  async function prepare(query: Query<unknown>) {
    const entry = of(query)
    if (isGood(entry)) return
    const landed = ask(entry)
    if (entry.snapshot.data === undefined) await landed
    // The request for the previous caller was aborted: see clear().
    while (hasNothing(entry) && entry.flight) await entry.flight.landed
  }

  return {
    prepare,
    reload: (query) => ask(of(query)),
    watch(query) {
      const entry = of(query)
      entry.watchers += 1
      void prepare(query)
      return () => {
        entry.watchers -= 1
      }
    },
    read: <T>({ key }: Query<T>) => (entries.get(key)?.snapshot ?? NOTHING) as Snapshot<T>,
    subscribe: changes.subscribe,
    version: changes.total,
    age(counts) {
      const shown = [...entries.values()].filter(
        ({ query, snapshot, watchers }) => watchers > 0 && snapshot.data !== undefined && counts(query.key),
      )
      return shown.length === 0 ? undefined : now() - Math.min(...shown.map(({ answeredAt }) => answeredAt))
    },
    refresh() {
      for (const entry of entries.values()) if (entry.watchers > 0 && !isGood(entry)) void ask(entry)
    },
    clear() {
      for (const [key, entry] of entries) {
        if (entry.query.isForAll) continue
        if (!abort(entry)) entries.delete(key)
        else void ask(entry)
      }
      changes.count()
    },
    change(keys, edit) {
      for (const [key, entry] of entries) {
        if (!key.startsWith(keys)) continue
        const { data } = entry.snapshot
        // An answer requested before the change must not overwrite it.
        const wanted = abort(entry)
        entry.loadedAt = Number.NEGATIVE_INFINITY
        if (data !== undefined) entry.snapshot = { ...NOTHING, data: edit(data, key) }
        if (wanted) void ask(entry)
      }
      changes.count()
    },
  }
}

/** Returns the entry of a query; at the limit, a new one evicts an unwatched one. */
function entryOf(entries: Map<string, Entry>, query: Query<unknown>): Entry {
  const known = entries.get(query.key)
  if (known) return Object.assign(known, { query })
  const entry: Entry = { query, snapshot: NOTHING, loadedAt: 0, answeredAt: 0, watchers: 0, flight: null }
  const spare = [...entries].find(([, each]) => !isWanted(each))
  if (entries.size >= KEPT && spare) entries.delete(spare[0])
  entries.set(query.key, entry)
  return entry
}

const isWanted = ({ watchers, flight }: Entry) => watchers > 0 || flight !== null
const hasNothing = ({ snapshot }: Entry) => snapshot.data === undefined && snapshot.error === undefined

/** Discards an answer and aborts its request; returns whether a caller is waiting for it. */
function abort(entry: Entry): boolean {
  const wanted = isWanted(entry)
  entry.flight?.controller.abort()
  entry.flight = null
  entry.snapshot = NOTHING
  return wanted
}

/** Requests the answer of an entry, one request at a time. */
function asker(now: () => number, onChange: () => void) {
  function change(entry: Entry, snapshot: Snapshot<unknown>) {
    entry.snapshot = snapshot
    onChange()
  }

  return (entry: Entry): Promise<void> => {
    if (entry.flight) return entry.flight.landed
    const controller = new AbortController()
    const settle = (result: Pick<Snapshot<unknown>, 'data' | 'error'>) => {
      if (controller.signal.aborted) return
      entry.flight = null
      entry.loadedAt = now()
      if (result.error === undefined) entry.answeredAt = entry.loadedAt
      change(entry, { ...result, isLoading: false })
    }
    const landed = entry.query.load(controller.signal).then(
      (data) => settle({ data, error: undefined }),
      (error) => settle({ data: entry.snapshot.data, error }),
    )
    entry.flight = { landed, controller }
    change(entry, { ...entry.snapshot, isLoading: true })
    return landed
  }
}

function changeCounter() {
  const listeners = new Set<() => void>()
  let changes = 0
  return {
    total: () => changes,
    count() {
      changes += 1
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
