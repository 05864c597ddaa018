import { Skeleton, useWords } from '@polynya/ui'
import { useQuery } from '../api/use-query.ts'
import { useApp } from '../app/app-context.ts'
import { LoadFailed } from '../app/LoadFailed.tsx'
import { eventTeamsQuery } from './team-part.ts'

/** The teams of an event, fetched with the first event that has a relay. */
export function LazyEventTeams({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { data, error, isLoading, reload } = useQuery(eventTeamsQuery(useApp().words))
  if (data) return <data.EventTeams eventId={eventId} />
  if (error === undefined) return <Skeleton shape="line" count={4} />
  return <LoadFailed title={t('loadFailed')} error={error} isRetrying={isLoading} onRetry={reload} />
}
