import type { Client } from '@polynya/sdk/light'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED_FOR_ALL } from '../../infrastructure/api/saved.ts'

export type MedalsQuery = Parameters<Client['standings']['medals']>[0]['query']

/** Medals and points of an event or a season by club, region or country. */
export const medalsQuery = ({ standings }: Client, query: MedalsQuery) =>
  queryOptions({
    queryKey: keys.standings.medals(query),
    queryFn: ({ signal }) => standings.medals({ query }, { signal }),
    placeholderData: keepPreviousData,
    ...SAVED_FOR_ALL,
  })
