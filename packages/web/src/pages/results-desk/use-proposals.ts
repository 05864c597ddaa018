import type { DeskLane, TimingProposal } from '@polynya/contract'
import { listen } from '@polynya/sdk/live'
import { useEffect } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** The times of timekeepers' phones as they are sent; also refreshes the results of other desks. */
export function useProposals(eventId: number): readonly TimingProposal[] {
  const { client, queryClient } = useApp()
  useEffect(() => {
    const end = new AbortController()
    const refresh = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey })
    async function follow() {
      for await (const signal of listen(client, { eventId, signal: end.signal })) {
        if (signal.type === 'ready' || (signal.type === 'change' && signal.change.kind === 'timing'))
          refresh(keys.timing.proposals(eventId))
        if (signal.type === 'change' && signal.change.kind === 'result') refresh(keys.results.desk(eventId))
      }
    }
    // The desk works without the stream: results are entered by hand.
    follow().catch(() => undefined)
    return () => end.abort()
  }, [client, queryClient, eventId])
  const { data } = useQuery({
    queryKey: keys.timing.proposals(eventId),
    queryFn: ({ signal }) => client.timing.proposals({ params: { eventId } }, { signal }),
  })
  return data?.proposals ?? []
}

/** The proposal of a lane of a distance. */
export const proposalOf = (proposals: readonly TimingProposal[], distanceId: number, lane: DeskLane) =>
  proposals.find(
    (each) => each.distanceId === distanceId && each.heat === lane.heat && each.lane === lane.lane,
  )
