import type { EventView } from '@polynya/contract'
import { AgeGroups, DayProgramme, DocumentList, useWords, type Words } from '@polynya/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { LazyDescription } from '../../features/events/lazy-description.ts'
import { EventCard } from './card/EventCard.tsx'
import { EventFacts } from './EventFacts.tsx'
import { EventProgramme } from './EventProgramme.tsx'

const EventMap = lazy(async () => ({
  default: (await import('../../features/events/EventMap.tsx')).EventMap,
}))

interface Section {
  /** Its anchor in the address. */
  readonly id: string
  readonly heading: string
  readonly content: ReactNode
}

/** What is known of an event before its first start, with links to each section, beside the card. */
export function EventOverview({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const sections = [...readSections(event, t), ...referenceSections(event, t)]
  return (
    <div className="page event-overview">
      <EventCard event={event} />
      <div className="event-about">
        <nav className="event-anchors" aria-label={t('events:sections.overviewLabel')}>
          <ul>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map(({ id, heading, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}

const none = (text: string) => <p className="note">{text}</p>

/** Sections to read. Every section is present; an unpublished one says so. */
function readSections(event: EventView, t: Words['t']): Section[] {
  const { descriptionHTML, dayProgram, programData, ageGroups } = event
  return [
    { id: 'facts', heading: t('events:sections.facts'), content: <EventFacts event={event} /> },
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
            <EventProgramme event={event} />
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

/** Sections for reference. */
function referenceSections({ documents, coord, timeZone }: EventView, t: Words['t']): Section[] {
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
