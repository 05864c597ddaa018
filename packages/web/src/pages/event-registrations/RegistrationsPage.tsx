import { useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { eventName } from '../../features/events/event-name.ts'
import { AgeGroupChanges } from '../../features/registration/AgeGroupChanges.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { Desk } from './Desk.tsx'
import { RegistrationList } from './RegistrationList.tsx'
import '../../features/administration/administration.css'
import './event-registrations.css'

const route = getRouteApi('/events-crud/$id/registrations')

const WORDS = [
  'registrations',
  'admissions',
  'orders',
  'administration',
  'sport',
  'messages',
  'errors',
] as const

/** Has the words of the page, and the event that it is about. */
export const loadRegistrations = (app: App, eventId: number) =>
  need(app, { words: WORDS, queries: [app.queries.event(eventId)] })

/** Who is registered for an event, for those who administer it; as a list, or at the desk where they come. */
export function RegistrationsPage() {
  const eventId = Number(route.useParams().id)
  const { t, language } = useWords()
  const { data: event } = useQuery(useApp().queries.event(eventId))
  const { values, hrefOf } = useAddressQuery()
  const isDesk = values.has('desk')
  const name = event && eventName(event, language)
  usePageTitle({ name: [t('registrations:heading'), name?.text].filter(Boolean).join(', ') })
  return (
    <div className="page admin-page event-registrations">
      <p className="registrations-back">
        <a href={paths.viewEvent(eventId)}>{t('registrations:back')}</a>
      </p>
      <h1 tabIndex={-1}>{t('registrations:heading')}</h1>
      {name && (
        <p className="registrations-event" lang={name.lang}>
          {name.text}
        </p>
      )}
      <nav className="registrations-modes" aria-label={t('registrations:modes.label')}>
        <a href={hrefOf(new URLSearchParams())} aria-current={isDesk ? undefined : 'page'}>
          {t('registrations:modes.list')}
        </a>
        <a href={hrefOf(new URLSearchParams({ desk: '1' }))} aria-current={isDesk ? 'page' : undefined}>
          {t('registrations:modes.desk')}
        </a>
      </nav>
      {event && <AgeGroupChanges eventId={eventId} version={event.version} />}
      {isDesk ? (
        <Desk eventId={eventId} timeZone={event?.timeZone ?? 'UTC'} />
      ) : (
        <RegistrationList eventId={eventId} event={event} />
      )}
    </div>
  )
}
