import type { EventView } from '@polynya/contract'
import { AgeGroups, DayProgramme, DocumentList, Programme, Skeleton, useWords, type Words } from '@polynya/ui'
import { lazy, Suspense } from 'react'
import { ListSection } from '../../features/event-lists/ListSection.tsx'
import { LazyDescription } from '../../features/events/lazy-description.ts'
import { eventTeamsQuery } from '../../features/teams/team-part.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { type Section, Sections } from '../../infrastructure/components/Sections.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { EventFacts } from './EventFacts.tsx'
import './view-event.css'

const EventMap = lazy(async () => ({
  default: (await import('../../features/events/EventMap.tsx')).EventMap,
}))

interface Props {
  readonly event: EventView
  /** A swimmer whose entries and results are to be brought out. */
  readonly iwsaid: string | undefined
  /** Whether the section for its administrators follows. */
  readonly isManaged: boolean
}

/** Everything that is known of an event, section by section, with links to each. */
export function EventSections({ event, iwsaid, isManaged }: Props) {
  const { t } = useWords()
  const [main, aside] = [
    [...aboutSections(event, t), ...listSections({ event, iwsaid }, t)],
    asideSections(event, t),
  ]
  const others = isManaged ? [{ id: 'manage', heading: t('navigation.admin') }] : []
  return <Sections label={t('events:sections.label')} main={main} aside={aside} others={others} />
}

const none = (text: string) => <p className="note">{text}</p>

/** Sections for the time before the event. Every section is present; an unpublished one says so. */
function aboutSections(event: EventView, t: Words['t']): Section[] {
  const { descriptionHTML, dayProgram, programData, ageGroups } = event
  return [
    { id: 'overview', heading: t('events:sections.overview'), content: <EventFacts event={event} /> },
    {
      id: 'description',
      heading: t('events:sections.description'),
      content:
        descriptionHTML.length > 0 ? (
          <LazyDescription descriptions={descriptionHTML} />
        ) : (
          none(t('events:description.none'))
        ),
    },
    {
      id: 'program',
      heading: t('events:sections.program'),
      content:
        programData.length > 0 ? (
          <>
            <Programme offers={programData} event={event} />
            <h3>{t('events:program.ageGroups')}</h3>
            <AgeGroups groups={ageGroups} />
          </>
        ) : (
          none(t('events:program.none'))
        ),
    },
    {
      id: 'schedule',
      heading: t('events:sections.schedule'),
      content:
        dayProgram.length > 0 ? (
          <>
            <DayProgramme days={dayProgram} />
            <p className="note">{t('events:facts.localTime')}</p>
          </>
        ) : (
          none(t('events:schedule.none'))
        ),
    },
  ]
}

/** Who is entered, who starts when, and who was how fast. */
function listSections({ event, iwsaid }: Pick<Props, 'event' | 'iwsaid'>, t: Words['t']): Section[] {
  const shown = { event, iwsaid }
  return [
    {
      id: 'entries',
      heading: t('events:sections.entries'),
      content: <ListSection list="Entries" {...shown} />,
    },
    ...teamSections(event, t),
    {
      id: 'pre-start',
      heading: t('events:sections.preStart'),
      content: <ListSection list="StartLists" {...shown} />,
    },
    { id: 'results', heading: t('events:sections.results'), content: none(resultsToCome(event, t)) },
  ]
}

/** Relay teams, where there are relays. */
function teamSections({ id, programData }: EventView, t: Words['t']): Section[] {
  if (!programData.some(({ kind }) => kind === 'relay')) return []
  return [{ id: 'teams', heading: t('sport:offerKinds.relay'), content: <LazyEventTeams eventId={id} /> }]
}

/** Sections for reference. */
function asideSections({ documents, coord, timeZone }: EventView, t: Words['t']): Section[] {
  return [
    {
      id: 'documents',
      heading: t('events:sections.documents'),
      content:
        documents.length > 0 ? (
          <DocumentList documents={documents} timeZone={timeZone} />
        ) : (
          none(t('events:documents.none'))
        ),
    },
    {
      id: 'map',
      heading: t('events:sections.map'),
      content: coord ? (
        <Suspense fallback={<div className="map-pending" />}>
          <EventMap coord={coord} />
        </Suspense>
      ) : (
        none(t('events:map.none'))
      ),
    },
  ]
}

type State = EventView['registration']['state']

/** States before the first start. */
const AHEAD: ReadonlySet<State> = new Set([
  'willOpen',
  'open',
  'willClose',
  'individualClosed',
  'closed',
  'unknown',
])

/** Text of the section of results while none is published. */
const resultsToCome = ({ registration: { state } }: EventView, t: Words['t']) =>
  t(AHEAD.has(state) ? 'events:results.notYet' : 'messages:events.resultsNotPublished')

/** The teams of an event, fetched with the first event that has a relay. */
function LazyEventTeams({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(eventTeamsQuery(useApp().words))
  if (data) return <data.EventTeams eventId={eventId} />
  if (error === null) return <Skeleton shape="line" count={4} />
  return <LoadFailed title={t('loadFailed')} error={error} isRetrying={isFetching} onRetry={refetch} />
}
