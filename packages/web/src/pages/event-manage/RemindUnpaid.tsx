import type { EventView, MessageDraft, MessagePreview } from '@polynya/contract'
import { createI18n, type Language } from '@polynya/i18n'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { PreviewDialog } from '../../features/event-entrants/PreviewDialog.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { applyChange } from '../../infrastructure/queries/query-client.ts'

/** Writes to all entrants with unpaid entries: one button shows the reminder, another sends it. */
export function RemindUnpaid({ event }: { readonly event: EventView }) {
  const words = useWords()
  const { t } = words
  const { client, queryClient } = useApp()
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const [shown, setShown] = useState<{ readonly draft: MessageDraft; readonly preview: MessagePreview }>()

  async function show() {
    setLoading(true)
    setProblem(undefined)
    try {
      const draft = await reminderOf(event)
      setShown({
        draft,
        preview: await client.events.previewMessage({ params: { id: event.id }, body: draft }),
      })
    } catch (error) {
      setProblem(error)
    }
    setLoading(false)
  }

  return (
    <>
      <Button kind="primary" isBusy={isLoading} onClick={show}>
        {t('eventManage:remind.button')}
      </Button>
      <p role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </p>
      {shown && (
        <PreviewDialog
          {...shown}
          eventId={event.id}
          onClose={() => setShown(undefined)}
          onSent={() => applyChange(queryClient, keys.events.messages(event.id))}
        />
      )}
    </>
  )
}

/** The reminder in both languages: each entrant gets it in that of the account. */
async function reminderOf({ name, nameEn }: EventView): Promise<MessageDraft> {
  const [ru, en] = await Promise.all([reminderIn('ru', name), reminderIn('en', nameEn ?? name)])
  return {
    filter: { state: 'held' },
    subjectRu: ru.subject,
    textRu: ru.text,
    subjectEn: en.subject,
    textEn: en.text,
  }
}

async function reminderIn(language: Language, name: string) {
  const i18n = createI18n({ language })
  await i18n.load(['eventManage'])
  const values = { name, address: window.location.origin + paths.orders }
  return {
    subject: i18n.t()('eventManage:remind.subject', values),
    text: i18n.t()('eventManage:remind.text', values),
  }
}
