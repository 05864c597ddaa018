import { useCallback, useLayoutEffect, useReducer, useRef } from 'react'
import { type Failure, readData } from './read-data.ts'

/** Loading state of a widget's data. */
export interface DataState {
  readonly body: unknown
  /** Time of the last response; null before the first. */
  readonly at: number | null
  /** Why the last request failed; data that are present are stale then. */
  readonly failure: Failure | null
  readonly isReading: boolean
}

type Change = Partial<DataState>

const NOTHING: DataState = { body: null, at: null, failure: null, isReading: true }

/** Returns the same object if nothing changes, so that React skips the render. */
const changed = (now: DataState, part: Change): DataState =>
  Object.entries(part).every(([name, value]) => now[name as keyof DataState] === value)
    ? now
    : { ...now, ...part }

interface Source {
  /** Null while a required attribute is missing. */
  readonly url: string | null
  readonly isShaped: (body: unknown) => boolean
}

/**
 * Loads a URL and reloads it when the page is online or visible again. Failed reloads leave the last data in
 * place.
 */
export function useData({ url, isShaped }: Source): readonly [DataState, retry: () => void] {
  const [state, change] = useReducer(changed, NOTHING)
  const lastRequest = useRef(0)

  const read = useCallback(async () => {
    if (url === null) return
    lastRequest.current += 1
    const request = lastRequest.current
    change({ isReading: true })
    const outcome = await readData(url, isShaped)
    if (request !== lastRequest.current) return
    const news =
      'code' in outcome ? { failure: outcome } : { body: outcome.body, at: outcome.at, failure: null }
    change({ ...news, isReading: false })
  }, [url, isShaped])

  // Layout effect: data that arrived before the code show in the first frame.
  useLayoutEffect(() => {
    change(NOTHING)
    read()
    const comeBack = (domEvent: PageTransitionEvent | Event) => {
      if (domEvent.type === 'online' || (domEvent as PageTransitionEvent).persisted) read()
    }
    addEventListener('online', comeBack)
    addEventListener('pageshow', comeBack)
    return () => {
      lastRequest.current += 1
      removeEventListener('online', comeBack)
      removeEventListener('pageshow', comeBack)
    }
  }, [read])

  return [state, read]
}
