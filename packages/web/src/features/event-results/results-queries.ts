import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED, savedUnlessAdministrator } from '../../infrastructure/api/saved.ts'

/** The results of an event; unpublished ones only for administrators. */
export const eventResultsQuery = (client: Client, eventId: number) =>
  queryOptions({
    queryKey: keys.results.published(eventId),
    queryFn: ({ signal }) => client.events.results({ params: { eventId } }, { signal }),
    ...savedUnlessAdministrator(client),
  })

/** The results desk of an event; saved, also for administrators: the desk is used where the network fails. */
export const deskQuery = (client: Client, eventId: number) =>
  queryOptions({
    queryKey: keys.results.desk(eventId),
    queryFn: ({ signal }) => client.results.desk({ params: { eventId } }, { signal }),
    ...SAVED,
  })

/** The desk of one distance; saved like the desk. */
export const deskListQuery = (client: Client, eventId: number, distanceId: number) =>
  queryOptions({
    queryKey: keys.results.deskList(eventId, distanceId),
    queryFn: ({ signal }) => client.results.list({ params: { eventId, distanceId } }, { signal }),
    ...SAVED,
  })
