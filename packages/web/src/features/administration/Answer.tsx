import { EmptyState, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import type { Query } from '../../infrastructure/queries/query-client.ts'

interface Props<T> {
  readonly query: Query<T>
  readonly children: (answer: T) => ReactNode
}

/** What a query of the administration answers: until then a skeleton, and why there is none. */
export function Answer<T>({ query, children }: Props<T>) {
  const { t } = useWords()
  return (
    <Loaded query={query} failed={t('administration:failed')} rows={6}>
      {children}
    </Loaded>
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
