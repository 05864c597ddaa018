import type { Desk, DeskList } from '@polynya/contract'
import { isCancelledError } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deskListQuery } from '../../features/event-results/results-queries.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useOnLine } from '../../infrastructure/network/use-on-line.ts'

/** Loads the lists of all distances of a desk one after another, so that each can be opened without a network. */
export function useDeskLists({ event: { id: eventId }, lists }: Desk): void {
  const { client, queryClient } = useApp()
  const isOnLine = useOnLine()
  useEffect(() => {
    let isEnded = false
    async function load() {
      for (const { distanceId, version } of lists) {
        const query = deskListQuery(client, eventId, distanceId)
        const state = queryClient.getQueryState<DeskList>(query.queryKey)
        // A saved list may have been seeded again since, which does not change its version.
        const isCurrent = state?.data?.version === version && state.dataUpdateCount > 0
        if (!isCurrent) await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(unlessCancelled)
        if (isEnded) return
      }
    }
    // Without a network the saved lists are shown, and the rest is loaded when it is back.
    if (isOnLine) load().catch(() => undefined)
    return () => {
      isEnded = true
    }
  }, [client, queryClient, eventId, lists, isOnLine])
}

/** A request is cancelled where a recorded result brings a newer list. */
function unlessCancelled(error: unknown): void {
  if (!isCancelledError(error)) throw error
}
