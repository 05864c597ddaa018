import type { EventView } from '@polynya/contract'
import { Skeleton, useWords } from '@polynya/ui'
import { useQuery } from '../../api/use-query.ts'
import { useApp } from '../../app/app-context.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
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
  const { data, error, isLoading, reload } = useQuery(listsCode(useApp().words))
  if (data) {
    const List = data[list]
    return <List {...props} />
  }
  if (error === undefined) return <Skeleton shape="row" count={3} />
  return <LoadFailed title={t('loadFailed')} error={error} isRetrying={isLoading} onRetry={reload} />
}
