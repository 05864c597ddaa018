import { useEffect } from 'react'
import type { DataState } from '../data-state.ts'

/** After this time, data of a page that stays open are loaded again, and failed requests repeated. */
const [REFRESH_MS, REPEAT_MS] = [600_000, 30_000]

/** Reads again from time to time, and when the page is online, visible, or restored from the history. */
export function useRefresh(read: () => void, { at, failure, isReading }: DataState) {
  useEffect(() => {
    const isOld = () => failure !== null || (at !== null && Date.now() - at > REFRESH_MS / 2)
    const comeBack = ({ type, persisted }: Event & { readonly persisted?: boolean }) => {
      const isVisible = document.visibilityState === 'visible'
      if (type === 'online' || persisted || (type === 'visibilitychange' && isVisible && isOld())) read()
    }
    const unused = new AbortController()
    // Captured: the target of one of them is the document.
    const options = { capture: true, signal: unused.signal }
    for (const name of ['online', 'pageshow', 'visibilitychange']) addEventListener(name, comeBack, options)
    return () => unused.abort()
  }, [read, at, failure])

  useEffect(() => {
    if (isReading || (failure && !failure.retryable)) return
    // Pages do not all ask in the same second after an outage.
    const wait = failure ? (failure.retryAfterMs ?? REPEAT_MS) : REFRESH_MS
    const tick = () => {
      if (document.visibilityState === 'visible') read()
    }
    const timer = setTimeout(tick, Math.min(wait * (1 + Math.random() / 4), 2 ** 31 - 1))
    return () => clearTimeout(timer)
  }, [read, failure, isReading])
}
