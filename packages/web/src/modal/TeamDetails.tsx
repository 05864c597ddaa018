import type { TeamRef } from '@polynya/domain'
import { Skeleton, useWords } from '@polynya/ui'
import { useQuery } from '../api/use-query.ts'
import { useApp } from '../app/app-context.ts'
import { LoadFailed } from '../app/LoadFailed.tsx'
import { teamScreenQuery } from '../teams/team-part.ts'

/** A relay team; what shows it is fetched with the first one. */
export function TeamDetails({ team }: { readonly team: TeamRef }) {
  const { t } = useWords()
  const { data, error, isLoading, reload } = useQuery(teamScreenQuery(useApp().words))
  if (data) return <data.TeamScreen team={team} />
  return (
    <div className="modal-note">
      {error === undefined ? (
        <Skeleton shape="line" count={6} />
      ) : (
        <LoadFailed title={t('loadFailed')} error={error} isRetrying={isLoading} onRetry={reload} />
      )}
    </div>
  )
}
