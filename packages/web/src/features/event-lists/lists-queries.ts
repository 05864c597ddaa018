/** What the lists of an event read; apart from the other queries, for it comes with those lists. */

import { PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { savedUnlessAdministrator } from '../../infrastructure/api/saved.ts'
import { inEitherLayout } from '../../infrastructure/lists/either-layout.ts'

type EntrantsQuery = NonNullable<NonNullable<Parameters<Client['events']['swimmerList']>[0]>['query']>

export const entrantsQuery = (client: Client, id: number, query: EntrantsQuery) =>
  queryOptions({
    queryKey: keys.lists.entrants(id, query),
    queryFn: ({ signal }) =>
      inEitherLayout(query.lastName, (lastName) =>
        client.events.swimmerList(
          { params: { id }, query: { limit: PAGE_SIZE.entries, ...query, ...(lastName && { lastName }) } },
          { signal },
        ),
      ),
    ...savedUnlessAdministrator(client),
  })

export const startListHeadsQuery = (client: Client, id: number) =>
  queryOptions({
    queryKey: keys.lists.heads(id),
    queryFn: ({ signal }) => client.events.prestartLists({ params: { id } }, { signal }),
    ...savedUnlessAdministrator(client),
  })

/** The start list of a distance; null is all of them. */
export const startListsQuery = (client: Client, id: number, distanceId: number | null) =>
  queryOptions({
    queryKey: keys.lists.startLists(id, distanceId),
    queryFn: ({ signal }) =>
      client.events.prestart(
        { params: { id }, query: distanceId === null ? {} : { distanceId } },
        { signal },
      ),
    ...savedUnlessAdministrator(client),
  })
