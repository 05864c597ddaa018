import { parseModalId, type TeamRef } from '@polynya/domain'
import { EmptyState, Skeleton, useWords } from '@polynya/ui'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { teamScreenQuery } from '../teams/team-part.ts'
import { SwimmerDetails } from './SwimmerDetails.tsx'

/** Content of a dialog by its identifier, or the reason why it cannot be shown. */
export function ModalContent({ id }: { readonly id: string }) {
  const { t } = useWords()
  const modalId = parseModalId(id)
  if (modalId?.kind === 'swimmer') return <SwimmerDetails iwsaid={modalId.iwsaid} />
  if (modalId) return <TeamDetails team={modalId} />
  return (
    <div className="modal-note">
      <EmptyState title={t('swimmers:dialog.wrongId')}>
        <p>{t('swimmers:dialog.wrongIdAdvice', { id })}</p>
      </EmptyState>
    </div>
  )
}

/** A relay team; what shows it is fetched with the first one. */
function TeamDetails({ team }: { readonly team: TeamRef }) {
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
