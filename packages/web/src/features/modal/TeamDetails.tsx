import type { TeamRef } from '@polynya/domain'
import { Skeleton, useWords } from '@polynya/ui'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { teamScreenQuery } from '../teams/team-part.ts'

/** A relay team; what shows it is fetched with the first one. */
export function TeamDetails({ team }: { readonly team: TeamRef }) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(teamScreenQuery(useApp().words))
  if (data) return <data.TeamScreen team={team} />
  return (
    <div className="modal-note">
      {error === null ? (
        <Skeleton shape="line" count={6} />
      ) : (
        <LoadFailed title={t('loadFailed')} error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
    </div>
  )
}
