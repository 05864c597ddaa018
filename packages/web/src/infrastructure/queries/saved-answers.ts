/** Answers saved in the browser, so that what was visited can be read when the API is unreachable. */

import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { SAVED_MS } from '../api/saved.ts'
import type { App } from '../context/app-context.ts'
import { callerOf } from '../session/caller.ts'

const KEY = 'answers'
/** Maximum number of characters; beyond it the oldest answers are not saved. */
const MAX_LENGTH = 1_000_000
const WRITE_AFTER_MS = 1000
/** Version of the shapes of the answers, set by the build: one that expects other shapes discards them. */
const VERSION = String(import.meta.env.ANSWERS)

interface SavedAnswer {
  readonly queryKey: QueryKey
  readonly data: unknown
  readonly savedAt: number
  readonly isForAll?: boolean
}

interface Saved {
  readonly version: string
  readonly caller: string | null
  readonly answers: readonly SavedAnswer[]
}

export interface SavedAnswers {
  /** Deletes the answers of the previous caller. */
  readonly discard: () => void
  readonly stop: () => void
}

/** Restores the answers of this caller's last visit, and saves those with `meta.isSaved` from now on. */
export function saveAnswers(app: Pick<App, 'client' | 'queryClient' | 'storage'>): SavedAnswers {
  const { client, queryClient, storage } = app
  const cache = queryClient.getQueryCache()
  const currentCaller = () => callerOf(client.session.user)
  let caller = currentCaller()
  let timer: ReturnType<typeof setTimeout> | undefined

  if (!restore(queryClient, storage.read(KEY), caller)) storage.write(KEY, null)

  function cancel() {
    clearTimeout(timer)
    timer = undefined
  }

  function write() {
    if (timer === undefined) return
    cancel()
    // Another tab may have changed the caller, and the cache still has the answers of the previous one.
    if (currentCaller() === caller) storage.write(KEY, textOf(cache.getAll(), caller))
  }

  const stopWatching = cache.subscribe(({ type, query }) => {
    if (type === 'updated' && query.meta?.isSaved) timer ??= setTimeout(write, WRITE_AFTER_MS)
  })
  window.addEventListener('pagehide', write)

  return {
    discard() {
      cancel()
      caller = currentCaller()
      storage.write(KEY, null)
    },
    stop() {
      cancel()
      stopWatching()
      window.removeEventListener('pagehide', write)
    },
  }
}

/** Returns the newest answers up to the limit as a text. */
function textOf(queries: readonly Query[], caller: string | null): string {
  let length = 0
  const answers = queries
    .filter(({ meta, state }) => meta?.isSaved && state.data !== undefined)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ queryKey, meta, state }): SavedAnswer => {
      return { queryKey, data: state.data, savedAt: state.dataUpdatedAt, isForAll: meta?.isForAll === true }
    })
    .filter((answer) => {
      length += JSON.stringify(answer).length
      return length <= MAX_LENGTH
    })
  return JSON.stringify({ version: VERSION, caller, answers } satisfies Saved)
}

/** @returns false if the text cannot be used */
function restore(queryClient: QueryClient, text: string | null, caller: string | null): boolean {
  try {
    const saved = JSON.parse(text ?? 'null') as Saved | null
    if (saved?.version !== VERSION || saved.caller !== caller) return false
    for (const answer of saved.answers) {
      if (Date.now() - answer.savedAt < SAVED_MS) restoreAnswer(queryClient, answer)
    }
    return true
  } catch {
    return false
  }
}

/** Adds an answer to the cache as one that is stale and has never been updated: see `isRestored`. */
function restoreAnswer(queryClient: QueryClient, { queryKey, data, savedAt, isForAll = false }: SavedAnswer) {
  const options = { queryKey, gcTime: SAVED_MS, meta: { isSaved: true, isForAll } }
  queryClient.getQueryCache().build(queryClient, options, {
    data,
    dataUpdateCount: 0,
    dataUpdatedAt: savedAt,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: true,
    status: 'success',
    fetchStatus: 'idle',
  })
}
