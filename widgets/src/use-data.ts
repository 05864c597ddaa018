import { useCallback, useLayoutEffect, useReducer, useRef } from 'react'
import type { DataState } from './data-state.ts'
import { readData } from './read-data.ts'
import { useRefresh } from './use-refresh.ts'

type Change = Partial<DataState>

const NOTHING: DataState = { body: null, at: null, failure: null, isReading: true }

/** Returns the same object if nothing changes, so that React skips the render. */
const changed = (now: DataState, part: Change): DataState =>
  Object.entries(part).every(([name, value]) => now[name as keyof DataState] === value)
    ? now
    : { ...now, ...part }

interface Source {
  /** Null while an attribute is missing or invalid. */
  readonly url: string | null
  readonly isShaped: (body: unknown) => boolean
}

/**
 * Loads a URL, and again while the page stays open, when it is online or visible again. Failed reloads leave the last
 * data in place.
 */
export function useData({ url, isShaped }: Source): readonly [DataState, retry: () => void] {
  const [state, change] = useReducer(changed, NOTHING)
  const lastRequest = useRef(0)
  const notBefore = useRef(0)

  const read = useCallback(async () => {
    if (url === null || Date.now() < notBefore.current) return
    lastRequest.current += 1
    const request = lastRequest.current
    change({ isReading: true })
    const outcome = await readData(url, isShaped)
    if (request !== lastRequest.current) return
    const isFailed = 'code' in outcome
    notBefore.current = isFailed ? Date.now() + (outcome.retryAfterMs ?? 0) : 0
    const news = isFailed ? { failure: outcome } : { body: outcome.body, at: outcome.at, failure: null }
    change({ ...news, isReading: false })
  }, [url, isShaped])

  // Layout effect: data that arrived before the code show in the first frame.
  useLayoutEffect(() => {
    change(NOTHING)
    notBefore.current = 0
    read()
    return () => {
      lastRequest.current += 1
    }
  }, [read])
  useRefresh(read, state)

  return [state, read]
}
