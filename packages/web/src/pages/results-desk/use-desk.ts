import type { DeskList } from '@polynya/contract'
import { type Client, isApiError, newIdempotencyKey } from '@polynya/sdk/light'
import { useWords, type Words } from '@polynya/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { refreshCached } from '../../infrastructure/api/refresh-cached.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { type Pending, pendingStore } from './pending-store.ts'
import { hasRecorded, inputOf } from './result-line.ts'

/** After this many milliseconds without a connection the desk tries again. */
const RETRY_MS = 3000

export type Entered = Pick<
  Pending,
  'distanceId' | 'entryId' | 'text' | 'version' | 'changeReason' | 'isSecond' | 'splits' | 'reason'
>

export interface Desk {
  /** What is not on the server yet, by entry. */
  readonly pending: ReadonlyMap<number, Pending>
  readonly isOffline: boolean
  /** Whether the device stores what is entered. */
  readonly isDurable: boolean
  readonly enter: (entered: Entered) => void
  /** Forgets what was entered for an entry. */
  readonly forget: (entryId: number) => void
}

/** Number of results of a list that are not on the server: waiting, refused, or recorded otherwise by another desk. */
export const unsavedIn = ({ distanceId }: Pick<DeskList, 'distanceId'>, { pending }: Pick<Desk, 'pending'>) =>
  [...pending.values()].filter((one) => one.distanceId === distanceId).length

/** Records one result under its key, so that it takes effect once. */
function sendOne(client: Client, pending: Pending): Promise<DeskList> {
  const { eventId, distanceId, changeReason, isSecond, key } = pending
  const body = {
    results: [inputOf(pending)],
    ...(changeReason !== null && { changeReason }),
    ...(isSecond && { secondEntry: true }),
  }
  return client.results.record({ params: { eventId, distanceId }, body }, { key })
}

/** The version of the result of an entry; 0 without one. */
const versionIn = ({ lanes }: DeskList, entryId: number) =>
  lanes.find(({ starter }) => starter.entryId === entryId)?.result?.version ?? 0

/** Returns why a failed result is not sent again by itself; null if the server could not be reached. */
function stoppedBy(error: unknown, words: Words): Pending['stopped'] {
  const isRefused = isApiError(error) && error.status !== undefined && error.status < 500
  if (!isRefused || error.status === 429) return null
  if (error.reason === 'results_conflict') return { kind: 'conflict' }
  return { kind: 'refused', advice: failureText(error, words).advice }
}

/** What is not on the server yet: as state of the page, and stored on the device. */
function usePending(eventId: number) {
  const [store] = useState(() => pendingStore())
  const [pending, setPending] = useState<ReadonlyMap<number, Pending>>(new Map())
  const [isDurable, setDurable] = useState(true)

  const put = useCallback(
    (one: Pending) => {
      void store.write(one).then(setDurable)
      setPending((all) => new Map(all).set(one.entryId, one))
    },
    [store],
  )
  /** Removes what was entered under a key; something newer for the entry stays, and follows the stored version. */
  const drop = useCallback(
    ({ id, entryId, key }: Pending, version?: number) =>
      setPending((all) => {
        const newest = all.get(entryId)
        if (!newest) return all
        const rest = new Map(all)
        if (newest.key !== key) return version === undefined ? all : rest.set(entryId, { ...newest, version })
        void store.remove(id)
        rest.delete(entryId)
        return rest
      }),
    [store],
  )
  /** Keeps what was entered under a key from being sent again by itself. */
  const stop = useCallback(
    (one: Pending) =>
      setPending((all) => (all.get(one.entryId)?.key === one.key ? new Map(all).set(one.entryId, one) : all)),
    [],
  )

  useEffect(() => {
    void store.read(eventId).then((stored) => {
      setPending((all) => new Map([...stored.map((one) => [one.entryId, one] as const), ...all]))
    })
  }, [store, eventId])

  return { pending, isDurable, put, drop, stop }
}

/** Stores what is entered on the device and sends it, one result after another, until the server has it. */
export function useDesk(eventId: number): Desk {
  const { client, queryClient } = useApp()
  const words = useWords()
  const { pending, isDurable, put, drop, stop } = usePending(eventId)
  const [isOffline, setOffline] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isSending = useRef(false)

  const next = [...pending.values()].find(({ stopped }) => stopped === null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is what repeats the effect.
  useEffect(() => {
    if (!next || isSending.current) return
    isSending.current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const repeat = () => setAttempt((count) => count + 1)
    sendOne(client, next)
      .then((list: DeskList) => {
        const queryKey = keys.results.deskList(eventId, next.distanceId)
        // A list requested before the result was recorded must not overwrite this one.
        void queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, list)
        setOffline(false)
        drop(next, versionIn(list, next.entryId))
        void queryClient.invalidateQueries({ queryKey: keys.results.desk(eventId), exact: true })
        if (list.state !== 'empty') void refreshCached(`events/results/${eventId}`)
      })
      .catch(async (error: unknown) => {
        const stopped = stoppedBy(error, words)
        if (!stopped) {
          setOffline(true)
          timer = setTimeout(repeat, RETRY_MS)
          return
        }
        setOffline(false)
        const queryKey = keys.results.deskList(eventId, next.distanceId)
        await queryClient.invalidateQueries({ queryKey, refetchType: 'all' })
        const list = queryClient.getQueryData<DeskList>(queryKey)
        // Another desk that typed the same is no conflict: there is nothing to choose.
        if (stopped.kind === 'conflict' && list && hasRecorded(list, next)) {
          drop(next, versionIn(list, next.entryId))
        } else stop({ ...next, stopped })
      })
      .finally(() => {
        isSending.current = false
        if (timer === undefined) repeat()
      })
  }, [next, attempt, client, eventId, queryClient, drop, stop, words])

  useEffect(() => {
    const repeat = () => setAttempt((count) => count + 1)
    window.addEventListener('online', repeat)
    return () => window.removeEventListener('online', repeat)
  }, [])

  return {
    pending,
    isOffline,
    isDurable,
    enter: (entered) =>
      put({
        ...entered,
        id: `${eventId}/${entered.entryId}`,
        eventId,
        key: newIdempotencyKey(),
        stopped: null,
      }),
    forget(entryId) {
      const one = pending.get(entryId)
      if (one) drop(one)
    },
  }
}
