import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { refreshCached } from '../../infrastructure/api/refresh-cached.ts'

/** Shows a change of a year of base results wherever they are shown. */
export async function baseResultsChanged(queryClient: QueryClient, year: number): Promise<void> {
  await Promise.all([refreshCached('base-results'), refreshCached(`base-results/${year}`)])
  await queryClient.invalidateQueries({ queryKey: keys.baseResults.all })
}
