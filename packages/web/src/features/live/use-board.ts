import type { EventView } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { useMemo } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { startListsQuery } from '../event-lists/lists-queries.ts'
import { type Board, boardOf } from './live-board.ts'
import { liveResultsQuery } from './live-queries.ts'
import type { Moment } from './live-text.ts'
import { type LiveState, useLive } from './use-live.ts'
import { useNow } from './use-now.ts'

export interface LiveBoard {
  readonly live: LiveState
  /** Undefined until it is loaded; null without start lists. */
  readonly board: Board | null | undefined
  readonly moment: Moment
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** The heats and results of an event as they change. */
export function useBoard({ id, timeZone }: Pick<EventView, 'id' | 'timeZone'>): LiveBoard {
  const { client } = useApp()
  const live = useLive(id)
  const { started } = live
  const now = useNow(live.offsetMs)
  const lists = useQuery(startListsQuery(client, id, null))
  const results = useQuery(liveResultsQuery(client, id))
  // An event without start lists has none to show, which is no failure.
  const isEmpty = isApiError(lists.error) && lists.error.status === 404
  const minute = Math.floor(now.getTime() / 5_000)
  const board = useMemo(() => {
    if (!lists.data || !results.data) return undefined
    const made = boardOf(lists.data.lists, results.data, { now: new Date(minute * 5_000), started })
    return made.current || made.next.length > 0 || made.last.length > 0 ? made : null
  }, [lists.data, results.data, minute, started])
  const refetch = () => {
    lists.refetch()
    results.refetch()
  }
  return {
    live,
    board: board ?? (isEmpty ? null : board),
    moment: { now, timeZone },
    error: results.error ?? (isEmpty ? null : lists.error),
    isFetching: lists.isFetching || results.isFetching,
    refetch,
  }
}
