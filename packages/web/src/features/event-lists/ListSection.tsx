import type { EventView } from '@polynya/contract'
import { Skeleton, useWords } from '@polynya/ui'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { listsCode } from './lists-code.ts'

interface Props {
  readonly list: 'Entries' | 'StartLists'
  readonly event: EventView
  /** A swimmer whose entries are brought out. */
  readonly iwsaid: string | undefined
}

/** A list of an event, once its code is there. */
export function ListSection({ list, ...props }: Props) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(listsCode(useApp().words))
  if (data) {
    const List = data[list]
    return <List {...props} />
  }
  if (error === null) return <Skeleton shape="row" count={3} />
  return <LoadFailed title={t('loadFailed')} error={error} isRetrying={isFetching} onRetry={refetch} />
}
