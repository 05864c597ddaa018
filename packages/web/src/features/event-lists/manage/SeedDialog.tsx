import type { Seeding } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { ConfirmDialog } from '../../../infrastructure/dialogs/ConfirmDialog.tsx'

interface Props {
  /** Expected result. */
  readonly preview: Seeding
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before lists are seeded, and tells how many heats there would be. */
export function SeedDialog({ preview: { seeded, locked }, onConfirm, onClose }: Props) {
  const { t } = useWords()
  const sum = (of: 'heats' | 'entries') => seeded.reduce((total, list) => total + list[of], 0)
  const text = [
    t('startLists:manage.seedText', { lists: seeded.length, heats: sum('heats'), entries: sum('entries') }),
    locked.length > 0 && t('startLists:manage.seedLocked', { locked: locked.length }),
    t('startLists:manage.seedWarning'),
  ]
  return (
    <ConfirmDialog
      heading={t('startLists:manage.seedHeading')}
      text={text.filter(Boolean).join(' ')}
      confirm={t('startLists:manage.confirmSeed')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
