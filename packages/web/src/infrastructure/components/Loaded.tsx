import { Skeleton } from '@polynya/ui'
import type { ReactNode } from 'react'
import type { Query } from '../api/query-cache.ts'
import { useQuery } from '../queries/use-query.ts'
import { LoadFailed } from './LoadFailed.tsx'

interface Props<T> {
  readonly query: Query<T>
  /** What could not be loaded. */
  readonly failed: string
  /** About how many rows it has. */
  readonly rows?: number
  readonly children: (data: T) => ReactNode
}

/** Renders the answer of a query once it is loaded; the last good answer stays if a newer one fails. */
export function Loaded<T>({ query, failed, rows = 3, children }: Props<T>) {
  const { data, error, isLoading, reload } = useQuery(query)
  if (data !== undefined) return children(data)
  if (error === undefined) return <Skeleton shape="row" count={rows} />
  return <LoadFailed title={failed} error={error} isRetrying={isLoading} onRetry={reload} />
}
