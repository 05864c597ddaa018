import { useCallback, useLayoutEffect, useReducer, useRef } from 'react'
import { type Failure, readData } from './read-data.ts'

/** The data of a widget, as far as they are there. */
export interface DataState {
  readonly body: unknown
  /** When the data came; null before. */
  readonly at: number | null
  /** Why the last reading failed; where there are data they are stale then. */
  readonly failure: Failure | null
  readonly isReading: boolean
}

type Change = Partial<DataState>

const NOTHING: DataState = { body: null, at: null, failure: null, isReading: true }

/** The same state where nothing becomes another: nothing is drawn again then. */
const changed = (now: DataState, part: Change): DataState =>
  Object.entries(part).every(([name, value]) => now[name as keyof DataState] === value)
    ? now
    : { ...now, ...part }

interface Source {
  /** Null while the tag does not say what to show. */
  readonly url: string | null
  readonly isShaped: (body: unknown) => boolean
}

/** Reads an address, again when the network or the page comes back; what was good stays until better comes. */
export function useData({ url, isShaped }: Source): readonly [DataState, retry: () => void] {
  const [state, change] = useReducer(changed, NOTHING)
  const asked = useRef(0)

  const read = useCallback(async () => {
    if (url === null) return
    asked.current += 1
    const turn = asked.current
    change({ isReading: true })
    const outcome = await readData(url, isShaped)
    if (turn !== asked.current) return
    const news =
      'code' in outcome ? { failure: outcome } : { body: outcome.body, at: outcome.at, failure: null }
    change({ ...news, isReading: false })
  }, [url, isShaped])

  // Before anything is painted: data that came sooner than the code show in the first frame.
  useLayoutEffect(() => {
    change(NOTHING)
    read()
    const comeBack = (domEvent: PageTransitionEvent | Event) => {
      if (domEvent.type === 'online' || (domEvent as PageTransitionEvent).persisted) read()
    }
    addEventListener('online', comeBack)
    addEventListener('pageshow', comeBack)
    return () => {
      asked.current += 1
      removeEventListener('online', comeBack)
      removeEventListener('pageshow', comeBack)
    }
  }, [read])

  return [state, read]
}
