import { EmptyState, Skeleton, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import type { Query } from '../api/query-cache.ts'
import { useQuery } from '../api/use-query.ts'
import { LoadFailed } from '../app/LoadFailed.tsx'

interface Props<T> {
  readonly query: Query<T>
  readonly children: (answer: T) => ReactNode
}

/** What a query answers: until then a skeleton, and why there is none. */
export function Answer<T>({ query, children }: Props<T>) {
  const { t } = useWords()
  const { data, error, isLoading, reload } = useQuery(query)
  if (data !== undefined) return children(data)
  if (error === undefined) return <Skeleton shape="row" count={6} />
  return (
    <LoadFailed title={t('administration:failed')} error={error} isRetrying={isLoading} onRetry={reload} />
  )
}

/** In the place of a list that nothing is in. */
export function NothingFound() {
  const { t } = useWords()
  return (
    <EmptyState title={t('administration:nothing')}>
      <p>{t('administration:nothingAdvice')}</p>
    </EmptyState>
  )
}
