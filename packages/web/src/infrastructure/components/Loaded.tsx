import { Skeleton } from '@polynya/ui'
import type { ReactNode } from 'react'
import type { Query } from '../queries/query-client.ts'
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
  const { data, error, isFetching, refetch } = useQuery(query)
  if (data !== undefined) return children(data)
  if (error === null) return <Skeleton shape="row" count={rows} />
  return <LoadFailed title={failed} error={error} isRetrying={isFetching} onRetry={refetch} />
}
