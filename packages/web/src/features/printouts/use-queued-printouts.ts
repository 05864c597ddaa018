import { isLargePrintout, isOpenPrintout, type PrintoutName } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

/** While a printout is made, its progress is requested again after this time. */
const PROGRESS_MS = 1000

/** Returns the queued printouts of the user at an event, and what is done with them; a visitor has none. */
export function useQueuedPrintouts(eventId: number) {
  const { client, queryClient } = useApp()
  const { language } = useWords()
  const user = useUser()
  const query = queryOptions({
    queryKey: keys.queuedPrintouts(eventId),
    queryFn: ({ signal }) => client.events.printouts({ params: { id: eventId } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.printouts.some((own) => isOpenPrintout(own.state)) ? PROGRESS_MS : false,
  })
  const { data } = useQuery({ ...query, enabled: user !== null })
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey })
  return {
    queued: data?.printouts ?? [],
    /** Queues the PDF of a printout if it is a large one, and returns whether it is. */
    async queueLarge(printout: PrintoutName): Promise<boolean> {
      const { starts } = await queryClient.ensureQueryData(query)
      if (!isLargePrintout(printout, starts)) return false
      await client.events.queuePrintout({ params: { id: eventId }, body: { printout, language } })
      await refresh()
      return true
    },
    async cancel(printoutId: number) {
      await client.events.cancelPrintout({ params: { id: eventId, printoutId } })
      await refresh()
    },
  }
}
