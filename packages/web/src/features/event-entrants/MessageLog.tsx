import { inLanguage, useWords } from '@polynya/ui'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** What went out to entrants; nothing where nothing did. */
export function MessageLog({ eventId }: { readonly eventId: number }) {
  const { t, language, formats } = useWords()
  const { client } = useApp()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.events.messages(eventId),
    queryFn: ({ signal }) => client.events.messages({ params: { id: eventId } }, { signal }),
  })
  if (!data && error !== null) {
    return (
      <LoadFailed
        title={t('entrants:message.logFailed')}
        error={error}
        isRetrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (!data || data.messages.length === 0) return null
  return (
    <>
      <h3>{t('entrants:message.log')}</h3>
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
