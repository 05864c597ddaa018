import type { EventView } from '@polynya/contract'
import { Button, EmptyState, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../../infrastructure/api/failure-text.ts'
import { Loaded } from '../../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { ContentSection } from '../../event-content/ContentSection.tsx'
import { sessionsChanged, sessionsQuery } from '../sessions-query.ts'
import { SessionForm } from './SessionForm.tsx'
import '../event-sessions.css'

/** The sessions of an event, for its administrators. */
export function ManagedSessions({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const { client } = useApp()
  return (
    <ContentSection id="event-sessions" heading={t('eventSessions:heading')} level={2}>
      <p>{t('eventSessions:intro')}</p>
      <Loaded query={sessionsQuery(client, event.id)} failed={t('eventSessions:loadFailed')} rows={4}>
        {({ sessions }) => (
          <>
            {sessions.length === 0 && <EmptyState title={t('eventSessions:none')} />}
            {sessions.map((session) => (
              <SessionForm key={`${session.id} ${session.version}`} event={event} session={session} />
            ))}
          </>
        )}
      </Loaded>
      <AddSession eventId={event.id} />
    </ContentSection>
  )
}

/** Adds a session with the next number; its form is then in the list. */
function AddSession({ eventId }: { readonly eventId: number }) {
  const words = useWords()
  const { t } = words
  const { client, queryClient, notifications } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function add() {
    setBusy(true)
    setProblem(undefined)
    try {
      const { number } = await client.events.createSession({ params: { id: eventId } })
      await sessionsChanged(queryClient, eventId)
      const say = { number: String(number) }
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('eventSessions:added', say) }) },
        'message',
      )
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }

  return (
    <>
      <Button kind="primary" isBusy={isBusy} onClick={add}>
        {t('eventSessions:add')}
      </Button>
      <p role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </p>
    </>
  )
}
