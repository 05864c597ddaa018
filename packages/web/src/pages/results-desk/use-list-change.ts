import type { DeskList } from '@polynya/contract'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { refreshCached } from '../../infrastructure/api/refresh-cached.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Returns what shows a change of the results of an event everywhere: at the desk, and in the cached public answer. */
export function useListChanged(eventId: number) {
  const { queryClient } = useApp()
  return async (list?: DeskList) => {
    if (list) queryClient.setQueryData(keys.results.deskList(eventId, list.distanceId), list)
    await refreshCached(`events/results/${eventId}`)
    await queryClient.invalidateQueries({ queryKey: keys.results.of(eventId) })
  }
}
