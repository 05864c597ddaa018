import type { EventView } from '@polynya/contract'
import { Skeleton, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { CONTENT_WORDS } from '../../features/event-content/content-props.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import type { WordsStore } from '../../infrastructure/words/words-store.ts'

/** What the manage section shows, and its words. */
const manageQuery = (words: WordsStore) =>
  queryOptions({
    queryKey: keys.code('manage'),
    meta: { isForAll: true },
    async queryFn() {
      const [content] = await Promise.all([
        import('./ManageContent.tsx'),
        words.load([...CONTENT_WORDS, 'startLists', 'entrants', 'eventMoney', 'registrations', 'orders']),
      ])
      return content
    },
  })

/** The part of an event's page that its administrators have; its contents are fetched for them alone. */
export function ManageSection({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(manageQuery(useApp().words))
  return (
    <section id="manage" className="page manage-section" aria-labelledby="manage-heading">
      <h2 id="manage-heading">{t('navigation.admin')}</h2>
      {data && <data.ManageContent event={event} />}
      {!data && error === null && <Skeleton shape="line" count={6} />}
      {!data && error !== null && (
        <LoadFailed title={t('loadFailed')} error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
    </section>
  )
}
