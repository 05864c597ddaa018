import type { EventView, NearEvent } from '@polynya/contract'
import { inLanguage, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** Other events close in time and place, which would take swimmers from each other. */
export function NearEvents({ event }: { readonly event: Pick<EventView, 'id' | 'version'> }) {
  const { t } = useWords()
  const { client } = useApp()
  const query = queryOptions({
    queryKey: keys.events.near(event.id, event.version),
    queryFn: ({ signal }) => client.events.near({ params: { id: event.id } }, { signal }),
  })
  const { data, error, isFetching, refetch } = useQuery(query)
  if (!data && error !== null) {
    return (
      <LoadFailed
        title={t('eventEditor:publishing.nearFailed')}
        error={error}
        isRetrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (!data || data.events.length === 0) return null
  return (
    <div className="publish-note">
      <p>{t('eventEditor:publishing.near')}</p>
      <ul>
        {data.events.map((near) => (
          <NearRow key={near.event.id} near={near} />
        ))}
      </ul>
    </div>
  )
}

function NearRow({ near: { event, days, km } }: { readonly near: NearEvent }) {
  const { t, language } = useWords()
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })
  return (
    <li>
      <a href={paths.manageEvent(event.id, 'setup')} lang={name?.lang}>
        {name?.text}
      </a>
      {': '}
      {t('eventEditor:publishing.nearDays', { count: days })},{' '}
      {km === null ? t('eventEditor:publishing.sameRegion') : t('eventEditor:publishing.nearKm', { km })}
    </li>
  )
}
