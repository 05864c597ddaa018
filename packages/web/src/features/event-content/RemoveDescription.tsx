import type { Language } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { focusContent } from './ContentSection.tsx'

/** Asks before the description in a language is deleted. */
export function RemoveDescription({
  eventId,
  lang,
  onRemoved,
  onClose,
}: {
  readonly eventId: number
  readonly lang: Language
  readonly onRemoved: () => Promise<void>
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { client, notifications } = useApp()

  async function remove() {
    await client.events.removeDesc({ params: { id: eventId }, query: { lang } })
    await onRemoved()
    const say = (speak: typeof t) => ({ text: speak('eventContent:descriptions.removed') })
    notifications.tell({ tone: 'good', say }, 'message')
    focusContent('content-description')
  }

  return (
    <ConfirmDialog
      heading={t(`eventContent:descriptions.removeHeading${lang === 'ru' ? 'Ru' : 'En'}`)}
      text={t('eventContent:descriptions.removeText')}
      confirm={t('delete')}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
