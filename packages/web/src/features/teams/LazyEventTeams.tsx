import { Skeleton, useWords } from '@polynya/ui'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { eventTeamsQuery } from './team-part.ts'

/** The teams of an event, fetched with the first event that has a relay. */
export function LazyEventTeams({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(eventTeamsQuery(useApp().words))
  if (data) return <data.EventTeams eventId={eventId} />
  if (error === null) return <Skeleton shape="line" count={4} />
  return <LoadFailed title={t('loadFailed')} error={error} isRetrying={isFetching} onRetry={refetch} />
}
