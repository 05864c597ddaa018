import type { LiveChange, ResultList, StartList } from '@polynya/contract'
import { heatKey } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import { type LiveSignal, listen } from '@polynya/sdk/live'
import { useEffect, useRef, useState } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { refreshCached } from '../../infrastructure/api/refresh-cached.ts'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { liveResultsQuery, withLists } from './live-queries.ts'

export interface LiveState {
  readonly connection: 'connecting' | 'live' | 'lost' | 'denied'
  /** When the server was heard last, in milliseconds of this device's clock; null before that. */
  readonly heardAt: number | null
  /** Milliseconds by which the clock of the server is ahead of this device's. */
  readonly offsetMs: number
  /** Keys of the heats that the starter's phone has started: the last one before the page was opened, and all since. */
  readonly started: ReadonlySet<string>
}

const START: LiveState = { connection: 'connecting', heardAt: null, offsetMs: 0, started: new Set() }
/** Milliseconds within which the listeners of a change request it: they are not to do so at the same time. */
const SPREAD_MS = 400

/** Follows an event: updates the cached start lists and results as they change. */
export function useLive(eventId: number): LiveState {
  const app = useApp()
  const [state, setState] = useState(START)
  const after = useRef<number | undefined>(undefined)
  const [attempt, setAttempt] = useState(0)
  const isLost = useRef(false)
  const isLoaded = useRef(false)

  useEffect(() => {
    // Without a network, the stream would be found broken by its silence only.
    const restart = () => setAttempt((count) => count + 1)
    const retry = () => {
      if (isLost.current && document.visibilityState === 'visible') restart()
    }
    window.addEventListener('online', retry)
    window.addEventListener('offline', restart)
    document.addEventListener('visibilitychange', retry)
    return () => {
      window.removeEventListener('online', retry)
      window.removeEventListener('offline', restart)
      document.removeEventListener('visibilitychange', retry)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt starts at once, without the pause of the SDK
  useEffect(() => {
    const end = new AbortController()
    const refresh = refresher(app, eventId)
    const receive = (signal: LiveSignal) => {
      isLost.current = signal.type === 'lost'
      if (signal.type === 'change') after.current = signal.change.id
      if (signal.type === 'ready') {
        if (!isLoaded.current || signal.reset) refresh.all()
        isLoaded.current = true
        after.current = signal.last
      }
      if (signal.type === 'change') refresh.change(signal.change)
      setState((before) => heard(before, signal, app.clock().getTime()))
    }
    const options = {
      eventId,
      signal: end.signal,
      ...(after.current !== undefined && { after: after.current }),
    }
    follow(app, options, receive).catch((problem) => {
      if (isApiError(problem)) setState((before) => ({ ...before, connection: 'denied' }))
    })
    return () => {
      end.abort()
      refresh.stop()
    }
  }, [app, eventId, attempt])

  return state
}

async function follow(
  { client }: App,
  options: Parameters<typeof listen>[1],
  receive: (signal: LiveSignal) => void,
) {
  for await (const signal of listen(client, options)) receive(signal)
}

function heard(before: LiveState, signal: LiveSignal, now: number): LiveState {
  if (signal.type === 'lost') return { ...before, connection: 'lost' }
  const offsetMs = 'at' in signal ? Date.parse(signal.at) - now : before.offsetMs
  const started = signal.type === 'change' ? startedAfter(before.started, signal.change) : before.started
  return { connection: 'live', heardAt: now, offsetMs, started }
}

function startedAfter(before: ReadonlySet<string>, { kind, distanceId, payload }: LiveChange) {
  const { heat, isStarted } = payload
  if (kind !== 'timing' || distanceId === null || typeof heat !== 'number') return before
  const key = heatKey({ distanceId, heat })
  return isStarted ? new Set([...before, key]) : new Set([...before].filter((each) => each !== key))
}

/** Requests what has changed, each distance once for several changes of it. */
function refresher({ client, queryClient }: App, eventId: number) {
  const changed = new Set<number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const { queryKey } = liveResultsQuery(client, eventId)

  async function refreshLists() {
    await refreshCached(`events/prestart/${eventId}`)
    await queryClient.invalidateQueries({ queryKey: keys.lists.of(eventId) })
  }
  const refreshAll = () => void queryClient.invalidateQueries({ queryKey })

  /** Code of a distance that is on the screen. */
  function codeOf(distanceId: number): string | undefined {
    const start = queryClient.getQueryData<{ lists: StartList[] }>(keys.lists.startLists(eventId, null))
    const results = queryClient.getQueryData<ResultList[]>(queryKey)
    return [...(start?.lists ?? []), ...(results ?? [])].find((list) => list.distanceId === distanceId)
      ?.distCode
  }

  async function refreshResults() {
    const codes = [...changed].map(codeOf)
    changed.clear()
    if (codes.includes(undefined)) return refreshAll()
    for (const distCode of new Set(codes.filter((code) => code !== undefined))) {
      const lists = await client.events.live({ params: { eventId }, query: { distCode } })
      queryClient.setQueryData<ResultList[]>(
        queryKey,
        (before) => before && withLists(before, distCode, lists),
      )
    }
  }

  function run() {
    timer = undefined
    refreshResults().catch(refreshAll)
  }

  return {
    all() {
      refreshAll()
      void refreshLists()
    },
    change({
      kind,
      distanceId,
    }: Pick<Extract<LiveSignal, { type: 'change' }>['change'], 'kind' | 'distanceId'>) {
      if (kind === 'startList' || kind === 'session') void refreshLists()
      if ((kind === 'result' || kind === 'state') && distanceId !== null) {
        changed.add(distanceId)
        timer ??= setTimeout(run, Math.random() * SPREAD_MS)
      }
    },
    stop: () => clearTimeout(timer),
  }
}
