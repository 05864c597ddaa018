import { useWords } from '@polynya/ui'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Requires confirmation before unsaved changes are lost. Requires the namespace `errors`. */
export function LeaveUnsaved({
  onLeave,
  onClose,
}: {
  readonly onLeave: () => void
  /** Called once it is answered. */
  readonly onClose: () => void
}) {
  const { t } = useWords()
  return (
    <ConfirmDialog
      heading={t('errors:unsaved.heading')}
      text={t('errors:unsaved.text')}
      confirm={t('errors:unsaved.leave')}
      cancel={t('errors:unsaved.stay')}
      onConfirm={onLeave}
      onClose={onClose}
    />
  )
}
