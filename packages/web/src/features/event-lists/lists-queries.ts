/** What the lists of an event read; apart from the other queries, for it comes with those lists. */

import { PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import type { Query } from '../../infrastructure/api/query-cache.ts'

type Answer<Name extends keyof Client['events']> = Awaited<ReturnType<Client['events'][Name]>>
type EntrantsQuery = NonNullable<NonNullable<Parameters<Client['events']['swimmerList']>[0]>['query']>

/** Key prefix of an event's lists. */
export const listKeys = (eventId: number) => `lists:${eventId}:`

export const entrantsQuery = (
  { events }: Client,
  id: number,
  query: EntrantsQuery,
): Query<Answer<'swimmerList'>> => ({
  key: `${listKeys(id)}entrants:${JSON.stringify(query)}`,
  load: (signal) =>
    events.swimmerList({ params: { id }, query: { limit: PAGE_SIZE.entries, ...query } }, { signal }),
})

export const startListHeadsQuery = ({ events }: Client, id: number): Query<Answer<'prestartLists'>> => ({
  key: `${listKeys(id)}heads`,
  load: (signal) => events.prestartLists({ params: { id } }, { signal }),
})

/** The start list of a distance; null is all of them. */
export const startListsQuery = (
  { events }: Client,
  id: number,
  distanceId: number | null,
): Query<Answer<'prestart'>> => ({
  key: `${listKeys(id)}list:${distanceId ?? 'all'}`,
  load: (signal) =>
    events.prestart({ params: { id }, query: distanceId === null ? {} : { distanceId } }, { signal }),
})
