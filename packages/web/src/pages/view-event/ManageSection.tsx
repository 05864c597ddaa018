import type { EventView } from '@polynya/contract'
import { Skeleton, useWords } from '@polynya/ui'
import { useQuery } from '../../api/use-query.ts'
import { useApp } from '../../app/app-context.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { manageQuery } from './manage-query.ts'

/** The part of an event's page that its administrators have; its contents are fetched for them alone. */
export function ManageSection({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const { data, error, isLoading, reload } = useQuery(manageQuery(useApp().words))
  return (
    <section id="manage" className="page manage-section" aria-labelledby="manage-heading">
      <h2 id="manage-heading">{t('navigation.admin')}</h2>
      {data && <data.ManageContent event={event} />}
      {!data && error === undefined && <Skeleton shape="line" count={6} />}
      {!data && error !== undefined && (
        <LoadFailed title={t('loadFailed')} error={error} isRetrying={isLoading} onRetry={reload} />
      )}
    </section>
  )
}
