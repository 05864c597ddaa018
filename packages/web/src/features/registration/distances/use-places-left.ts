import type { Places } from '@polynya/contract'
import { useEffect, useMemo } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { placesQuery } from '../register-queries.ts'

/** Poll interval of the free places while the user chooses. */
const EVERY_MS = 20_000

type Left = Pick<Places, 'limit' | 'free' | 'waiting'>

/** Places of each distance as they are by now; empty until they are known. */
export function usePlaces(eventId: number): ReadonlyMap<number, Left> {
  const { client, queryClient } = useApp()
  const { data } = useQuery(placesQuery(client, eventId))
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void queryClient.invalidateQueries(placesQuery(client, eventId))
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [queryClient, client, eventId])
  return useMemo(
    () =>
      new Map(
        (data?.places ?? []).map(({ distanceId, limit, free, waiting }) => [
          distanceId,
          { limit, free, waiting },
        ]),
      ),
    [data],
  )
}
