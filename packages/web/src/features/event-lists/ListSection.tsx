import type { EventView } from '@polynya/contract'
import { Skeleton, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import type { WordsStore } from '../../infrastructure/words/words-store.ts'

/** The lists of an event with their words: fetched beside the page, which does not wait for them. */
const listsCode = (words: WordsStore) =>
  queryOptions({
    queryKey: keys.code('event-lists'),
    meta: { isForAll: true },
    async queryFn() {
      const [entries, startLists] = await Promise.all([
        import('./Entries.tsx'),
        import('./StartLists.tsx'),
        words.load(['startLists', 'printouts', 'messages', 'errors']),
      ])
      return { ...entries, ...startLists }
    },
  })

/** A list of an event, once its code is there. */
export function ListSection({
  list,
  ...props
}: {
  readonly list: 'Entries' | 'StartLists'
  readonly event: EventView
  /** A swimmer whose entries are highlighted. */
  readonly iwsaid: string | undefined
}) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(listsCode(useApp().words))
  if (data) {
    const List = data[list]
    return <List {...props} />
  }
  if (error === null) return <Skeleton shape="row" count={3} />
  return <LoadFailed title={t('loadFailed')} error={error} isRetrying={isFetching} onRetry={refetch} />
}
