import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED_FOR_ALL } from '../../infrastructure/api/saved.ts'

export const baseYearsQuery = ({ baseResults }: Client) =>
  queryOptions({
    queryKey: keys.baseResults.years,
    queryFn: async ({ signal }) => (await baseResults.years({}, { signal })).years,
    ...SAVED_FOR_ALL,
  })

export const baseResultsQuery = ({ baseResults }: Client, year: number) =>
  queryOptions({
    queryKey: keys.baseResults.year(year),
    queryFn: ({ signal }) => baseResults.get({ params: { year } }, { signal }),
    ...SAVED_FOR_ALL,
  })
