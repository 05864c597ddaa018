import type { MessageDraft, MessagePreview } from '@polynya/contract'
import { newIdempotencyKey } from '@polynya/sdk/light'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'

/** Previews a message with its recipients, then sends it once. */
export function PreviewDialog({
  eventId,
  draft,
  preview,
  onClose,
  onSent,
}: {
  readonly eventId: number
  readonly draft: MessageDraft
  readonly preview: MessagePreview
  readonly onClose: () => void
  readonly onSent: () => void
}) {
  const words = useWords()
  const { t } = words
  const { client, notifications } = useApp()
  const [key] = useState(newIdempotencyKey)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const { recipients, sample, letters } = preview

  async function send(close: () => void) {
    setSending(true)
    setProblem(undefined)
    try {
      const body = { ...draft, recipients }
      await client.events.sendMessage({ params: { id: eventId }, body }, { key })
      close()
      onSent()
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('entrants:message.sent') }) },
        'message',
      )
    } catch (error) {
      setProblem(error)
      setSending(false)
    }
  }

  return (
    <Dialog heading={t('entrants:message.previewHeading')} onClose={onClose}>
      {(close) => (
        <>
          <p>
            {recipients === 0
              ? t('entrants:message.noMatch')
              : t('entrants:message.recipients', { count: recipients })}
          </p>
          {sample.length > 0 && <p>{t('entrants:message.sample', { names: sample.join(', ') })}</p>}
          <Letter heading={t('entrants:message.inRussian')} lang="ru" letter={letters.ru} />
          <Letter heading={t('entrants:message.inEnglish')} lang="en" letter={letters.en} />
          <p role="alert" className="field-error">
            {problem !== undefined && failureText(problem, words).advice}
          </p>
          <p className="buttons dialog-buttons">
            {recipients > 0 && (
              <Button kind="primary" isBusy={isSending} onClick={() => send(close)}>
                {t('entrants:message.send')}
              </Button>
            )}
            <Button onClick={close}>{t('cancel')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}

function Letter({
  heading,
  lang,
  letter: { subject, text },
}: {
  readonly heading: string
  readonly lang: string
  readonly letter: MessagePreview['letters']['ru']
}) {
  return (
    <section>
      <h3>{heading}</h3>
      <div lang={lang} className="message-letter">
        <strong>{subject}</strong>
        <p>{text}</p>
      </div>
    </section>
  )
}
