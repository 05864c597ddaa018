import type { EventSession, EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { sessionFacts, sessionName } from './sessions-query.ts'
import './event-sessions.css'

/** Sessions of an event with their start, temperatures and course; nothing before any of these is known. */
export function SessionList({
  sessions,
  event: { timeZone },
}: {
  readonly sessions: readonly EventSession[]
  readonly event: Pick<EventView, 'timeZone'>
}) {
  const words = useWords()
  if (!sessions.some(isDescribed)) return null
  return (
    <ul className="session-list" aria-label={words.t('events:sessions.heading')}>
      {sessions.map((session) => (
        <li key={session.id}>
          <strong>{sessionName(session, words)}</strong>{' '}
          <span>{sessionFacts(session, words, timeZone).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

const isDescribed = ({ name, startsAt, waterTemp, airTemp }: EventSession) =>
  name !== null || startsAt !== null || waterTemp !== null || airTemp !== null
