import type { DeskList } from '@polynya/contract'
import { isApiError, newIdempotencyKey } from '@polynya/sdk/light'
import { useWords } from '@polynya/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { refreshCached } from '../../infrastructure/api/refresh-cached.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { type Pending, pendingStore } from './pending-store.ts'
import { inputOf } from './result-line.ts'

/** After this many milliseconds without a connection the desk tries again. */
const RETRY_MS = 3000

export type Entered = Pick<
  Pending,
  'distanceId' | 'entryId' | 'text' | 'version' | 'changeReason' | 'isSecond'
>

export interface Desk {
  /** What is not on the server yet, by entry. */
  readonly pending: ReadonlyMap<number, Pending>
  readonly isOffline: boolean
  readonly enter: (entered: Entered) => void
  /** Forgets what was entered for an entry. */
  readonly forget: (entryId: number) => void
}

/** Stores what is entered on the device and sends it, one result after another, until the server has it. */
export function useDesk(eventId: number): Desk {
  const { client, queryClient } = useApp()
  const words = useWords()
  const [store] = useState(() => pendingStore())
  const [pending, setPending] = useState<ReadonlyMap<number, Pending>>(new Map())
  const [isOffline, setOffline] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isSending = useRef(false)

  const put = useCallback(
    (one: Pending) => {
      void store.write(one)
      setPending((all) => new Map(all).set(one.entryId, one))
    },
    [store],
  )
  /** Removes what was entered under a key, unless something newer was entered since. */
  const drop = useCallback(
    ({ id, entryId, key }: Pending) =>
      setPending((all) => {
        if (all.get(entryId)?.key !== key) return all
        void store.remove(id)
        const rest = new Map(all)
        rest.delete(entryId)
        return rest
      }),
    [store],
  )

  useEffect(() => {
    void store.read(eventId).then((stored) => {
      setPending((all) => new Map([...stored.map((one) => [one.entryId, one] as const), ...all]))
    })
  }, [store, eventId])

  const next = [...pending.values()].find(({ stopped }) => stopped === null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is what repeats the effect.
  useEffect(() => {
    if (!next || isSending.current) return
    isSending.current = true
    const { distanceId, changeReason, isSecond, key } = next
    const listKey = keys.results.deskList(eventId, distanceId)
    const body = {
      results: [inputOf(next)],
      ...(changeReason !== null && { changeReason }),
      ...(isSecond && { secondEntry: true }),
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const repeat = () => setAttempt((count) => count + 1)
    client.results
      .record({ params: { eventId, distanceId }, body }, { key })
      .then((list: DeskList) => {
        queryClient.setQueryData(listKey, list)
        setOffline(false)
        drop(next)
        void queryClient.invalidateQueries({ queryKey: keys.results.desk(eventId), exact: true })
        if (list.state !== 'empty') void refreshCached(`events/results/${eventId}`)
      })
      .catch((error: unknown) => {
        const isRefused =
          isApiError(error) && error.status !== undefined && error.status < 500 && error.status !== 429
        if (!isRefused) {
          setOffline(true)
          timer = setTimeout(repeat, RETRY_MS)
          return
        }
        void queryClient.invalidateQueries({ queryKey: listKey })
        const isConflict = error.reason === 'results_conflict'
        const advice = failureText(error, words).advice
        put({ ...next, stopped: isConflict ? { kind: 'conflict' } : { kind: 'refused', advice } })
      })
      .finally(() => {
        isSending.current = false
        if (timer === undefined) repeat()
      })
  }, [next, attempt, client, eventId, queryClient, drop, put])

  useEffect(() => {
    const repeat = () => setAttempt((count) => count + 1)
    window.addEventListener('online', repeat)
    return () => window.removeEventListener('online', repeat)
  }, [])

  return {
    pending,
    isOffline,
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
