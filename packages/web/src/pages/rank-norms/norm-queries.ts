import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { refreshCached } from '../../infrastructure/api/refresh-cached.ts'
import { SAVED_FOR_ALL } from '../../infrastructure/api/saved.ts'
import type { App } from '../../infrastructure/context/app-context.ts'

export const normYearsQuery = ({ rankNorms }: Client) =>
  queryOptions({
    queryKey: keys.rankNorms.years,
    queryFn: async ({ signal }) => (await rankNorms.years({}, { signal })).years,
    ...SAVED_FOR_ALL,
  })

export const normsQuery = ({ rankNorms }: Client, year: number) =>
  queryOptions({
    queryKey: keys.rankNorms.year(year),
    queryFn: ({ signal }) => rankNorms.get({ params: { year } }, { signal }),
    ...SAVED_FOR_ALL,
  })

/** Shows a change of the norms of a year at once. */
export async function normsChanged({ queryClient }: Pick<App, 'queryClient'>, year: number): Promise<void> {
  await Promise.all(['rank-norms', `rank-norms/${year}`].map(refreshCached))
  await queryClient.invalidateQueries({ queryKey: keys.rankNorms.all })
}
