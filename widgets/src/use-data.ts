import { useCallback, useLayoutEffect, useReducer, useRef } from 'react'
import type { DataState } from './data-state.ts'
import { read as readUrl } from './read.ts'
import { type IsShaped, isUsable, requested } from './shared-reads.ts'

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
  readonly isShaped: IsShaped
}

/** The state before the first request: with data that arrived before the code. */
function firstState({ url, isShaped }: Source): DataState {
  const answer = requested(url ?? '')?.answer
  if (!answer || !isUsable(answer, isShaped)) return NOTHING
  return { body: answer.body, at: answer.at, failure: null, isReading: true }
}

/**
 * Loads a URL; also again, by the returned function. Failed reloads leave the last data in place.
 */
export function useData({ url, isShaped }: Source): readonly [DataState, read: () => void] {
  const [state, change] = useReducer(changed, { url, isShaped }, firstState)
  const lastRequest = useRef(0)
  const notBefore = useRef(0)

  const read = useCallback(async () => {
    if (url === null || Date.now() < notBefore.current) return
    lastRequest.current += 1
    const request = lastRequest.current
    change({ isReading: true })
    const outcome = await readUrl(url, isShaped)
    if (request !== lastRequest.current) return
    const isFailed = 'code' in outcome
    notBefore.current = isFailed ? Date.now() + (outcome.retryAfterMs ?? 0) : 0
    const news = isFailed ? { failure: outcome } : { body: outcome.body, at: outcome.at, failure: null }
    change({ ...news, isReading: false })
  }, [url, isShaped])

  // Layout effect: data that arrived before the code show in the first frame.
  useLayoutEffect(() => {
    change(firstState({ url, isShaped }))
    notBefore.current = 0
    read()
    return () => {
      lastRequest.current += 1
    }
  }, [read, url, isShaped])

  return [state, read]
}
