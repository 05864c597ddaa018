import { inLanguage, useWords } from '@polynya/ui'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

export const messagesKey = (eventId: number) => `events.messages ${eventId}`

/** What went out to entrants; nothing where nothing did. */
export function MessageLog({ eventId }: { readonly eventId: number }) {
  const { t, language, formats } = useWords()
  const { client } = useApp()
  const { data, error, isLoading, reload } = useQuery({
    key: messagesKey(eventId),
    load: (signal) => client.events.messages({ params: { id: eventId } }, { signal }),
  })
  if (!data && error !== undefined) {
    return (
      <LoadFailed
        title={t('entrants:message.logFailed')}
        error={error}
        isRetrying={isLoading}
        onRetry={reload}
      />
    )
  }
  if (!data || data.messages.length === 0) return null
  return (
    <>
      <h4>{t('entrants:message.log')}</h4>
      <ul className="message-log">
        {data.messages.map((message) => {
          const subject = inLanguage(language, { ru: message.subjectRu, en: message.subjectEn })
          return (
            <li key={message.id}>
              <strong lang={subject?.lang}>{subject?.text}</strong>
              <small>
                {formats.fullDate(message.createdAt.slice(0, 10))}, {t('entrants:message.progress', message)}
              </small>
            </li>
          )
        })}
      </ul>
    </>
  )
}
