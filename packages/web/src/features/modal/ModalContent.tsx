import { parseModalId } from '@polynya/domain'
import { EmptyState, useWords } from '@polynya/ui'
import { SwimmerDetails } from './SwimmerDetails.tsx'
import { TeamDetails } from './TeamDetails.tsx'

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
