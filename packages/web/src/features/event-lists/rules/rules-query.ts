import type { Client } from '@polynya/sdk/light'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import { refreshCached } from '../../../infrastructure/api/refresh-cached.ts'

/** The rules of the start lists of an event by level. */
export const listRulesQuery = (client: Client, id: number) =>
  queryOptions({
    queryKey: keys.lists.rules(id),
    queryFn: ({ signal }) => client.events.listRules({ params: { id } }, { signal }),
  })

/** Shows changed rules wherever they apply: in the event, its sessions and its start lists. */
export async function rulesChanged(queryClient: QueryClient, eventId: number) {
  await refreshCached(`events/prestart/${eventId}`)
  await refreshCached(`events/prestart-lists/${eventId}`)
  await Promise.all(
    [keys.lists.of(eventId), keys.eventSessions(eventId), keys.events.view(eventId)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
