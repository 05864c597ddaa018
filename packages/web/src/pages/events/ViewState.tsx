import { Skeleton, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'

interface Props {
  readonly found: {
    readonly data: unknown
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => void
  }
  readonly children: ReactNode
}

/** What a view shows once its events are there; until then that they load, or why they did not. */
export function ViewState({ found: { data, error, isFetching, refetch }, children }: Props) {
  const { t } = useWords()
  if (data) return children
  return error === null ? (
    <Skeleton shape="row" count={4} />
  ) : (
    <LoadFailed title={t('events:list.failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
  )
}
