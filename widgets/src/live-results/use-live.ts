import type { WidgetLive } from '@polynya/contract'
import { useEffect, useRef, useState } from 'react'
import { listen } from './live-stream.ts'

/** Reads the results after a change; null on failure. */
export type ReadLive = (query: { readonly after: string }) => Promise<WidgetLive | null>

export interface Live {
  readonly data: WidgetLive
  readonly isConnected: boolean
  /** Seconds since the server was heard. */
  readonly age: number
  /** Entries whose results have just arrived. */
  readonly fresh: ReadonlySet<number>
  /** Number of results that have arrived, for screen readers: increases every ten seconds at most. */
  readonly news: number
}

/** Between polls while the stream fails, and between updates of the age. */
const [POLL_MS, TICK_MS] = [15_000, 5_000]
/** For this time a result is marked as new. */
const FRESH_MS = 60_000
/** Between announcements to screen readers. */
const QUIET_MS = 10_000
/** The listeners of a change do not all request it at the same time. */
const SPREAD_MS = 400

const NOTHING: ReadonlySet<number> = new Set()

/** Follows the results of an event from the data that were loaded first. */
export function useLive(first: WidgetLive, url: string, read: ReadLive): Live {
  const [data, setData] = useState(first)
  const [isConnected, setConnected] = useState(true)
  const [heardAt, setHeardAt] = useState(Date.now)
  const now = useNow()

  useEffect(() => setData(first), [first])

  useEffect(() => {
    let isEnded = false
    let poll: ReturnType<typeof setInterval> | undefined
    let delay: ReturnType<typeof setTimeout> | undefined

    async function refresh(after: number) {
      const found = await read({ after: String(after) })
      if (isEnded || !found) return
      setData(found)
      setHeardAt(Date.now())
    }

    function startPolling() {
      poll ??= setInterval(() => {
        if (document.visibilityState === 'visible') refresh(Math.floor(Date.now() / POLL_MS))
      }, POLL_MS)
    }

    const stop = listen(url, (signal) => {
      setConnected(signal.type !== 'lost')
      if (signal.type === 'lost') return startPolling()
      clearInterval(poll)
      poll = undefined
      setHeardAt(Date.now())
      if (signal.type !== 'change') return
      clearTimeout(delay)
      delay = setTimeout(refresh, Math.random() * SPREAD_MS, signal.after)
    })
    return () => {
      isEnded = true
      stop()
      clearInterval(poll)
      clearTimeout(delay)
    }
  }, [url, read])

  const age = Math.max(0, Math.round((now - heardAt) / 1000))
  return { data, isConnected, age, ...useNews(data) }
}

/** The time of this device, renewed every few seconds. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const keyOf = ({ result, recordedAt }: WidgetLive['results'][number]) =>
  `${result.starter.entryId} ${recordedAt}`

/** The results that were not among those before. */
function useNews(data: WidgetLive): Pick<Live, 'fresh' | 'news'> {
  const known = useRef<ReadonlySet<string>>(null)
  const count = useRef(0)
  const [fresh, setFresh] = useState(NOTHING)
  const [news, setNews] = useState(0)

  useEffect(() => {
    const before = known.current
    known.current = new Set([...(before ?? []), ...data.results.map(keyOf)])
    if (!before) return
    const added = data.results.filter((each) => !before.has(keyOf(each)))
    if (added.length === 0) return
    count.current += added.length
    setFresh((marked) => new Set([...marked, ...added.map(({ result }) => result.starter.entryId)]))
  }, [data])

  useEffect(() => {
    if (fresh.size === 0) return
    const timer = setTimeout(() => setFresh(NOTHING), FRESH_MS)
    return () => clearTimeout(timer)
  }, [fresh])

  useEffect(() => {
    const timer = setInterval(() => setNews(count.current), QUIET_MS)
    return () => clearInterval(timer)
  }, [])
  return { fresh, news }
}
