import type { EventSession, EventView, StartListHead } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { sessionDetailsPart } from './details-part.ts'
import { sessionFacts, sessionName } from './sessions-query.ts'
import './event-sessions.css'

/** Sessions of an event with their start, temperatures, course, timetable and officials; nothing before any of these is known. */
export function SessionList({
  sessions,
  lists,
  event: { timeZone },
}: {
  /** Start lists in swimming order. */
  readonly lists: readonly StartListHead[]
  readonly sessions: readonly EventSession[]
  readonly event: Pick<EventView, 'timeZone'>
}) {
  const words = useWords()
  const { data: details } = useQuery({
    ...sessionDetailsPart(useApp().words),
    enabled: lists.some(({ startsAt }) => startsAt !== null) || sessions.some(hasOfficials),
  })
  if (!sessions.some(isDescribed)) return null
  return (
    <ul className="session-list" aria-label={words.t('events:sessions.heading')}>
      {sessions.map((session) => (
        <li key={session.id}>
          <strong>{sessionName(session, words)}</strong>{' '}
          <span>{sessionFacts(session, words, timeZone).join(' · ')}</span>
          {details && <details.SessionDetails session={session} lists={lists} event={{ timeZone }} />}
        </li>
      ))}
    </ul>
  )
}

const hasOfficials = ({ officials }: EventSession) => officials.length > 0

const isDescribed = (session: EventSession) =>
  session.name !== null ||
  session.startsAt !== null ||
  session.waterTemp !== null ||
  session.airTemp !== null ||
  hasOfficials(session)
