import type { EventView } from '@polynya/contract'
import { AgeGroups, DayProgramme, DocumentList, Programme, useWords, type Words } from '@polynya/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { EventFacts } from './EventFacts.tsx'
import { LazyDescription } from './lazy-description.ts'
import './view-event.css'

const EventMap = lazy(async () => ({ default: (await import('./EventMap.tsx')).EventMap }))

interface Section {
  /** Its anchor in the address. */
  readonly id: string
  readonly heading: string
  readonly content: ReactNode
}

/** Everything that is known of an event, section by section, with links to each. */
export function EventSections({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const [main, aside] = [mainSections(event, t), asideSections(event, t)]
  return (
    <>
      <nav className="section-nav" aria-label={t('events:sections.label')}>
        <ul>
          {[...main, ...aside].map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="page event-sections">
        <div>{main.map(sectionElement)}</div>
        {aside.length > 0 && <div>{aside.map(sectionElement)}</div>}
      </div>
    </>
  )
}

const sectionElement = ({ id, heading, content }: Section) => (
  <section key={id} id={id} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    {content}
  </section>
)

/** What is read; a section for which there is nothing to show is left out. */
function mainSections(event: EventView, t: Words['t']): Section[] {
  const { descriptionHTML, dayProgram, programData, ageGroups } = event
  return known([
    { id: 'overview', heading: t('events:sections.overview'), content: <EventFacts event={event} /> },
    descriptionHTML.length > 0 && {
      id: 'description',
      heading: t('events:sections.description'),
      content: <LazyDescription descriptions={descriptionHTML} />,
    },
    programData.length > 0 && {
      id: 'program',
      heading: t('events:sections.program'),
      content: (
        <>
          <Programme offers={programData} event={event} />
          <h3>{t('events:program.ageGroups')}</h3>
          <AgeGroups groups={ageGroups} />
        </>
      ),
    },
    dayProgram.length > 0 && {
      id: 'schedule',
      heading: t('events:sections.schedule'),
      content: (
        <>
          <DayProgramme days={dayProgram} />
          <p className="note">{t('events:facts.localTime')}</p>
        </>
      ),
    },
  ])
}

/** What is looked up. */
function asideSections({ documents, coord, timeZone }: EventView, t: Words['t']): Section[] {
  return known([
    documents.length > 0 && {
      id: 'documents',
      heading: t('events:sections.documents'),
      content: <DocumentList documents={documents} timeZone={timeZone} />,
    },
    coord !== null && {
      id: 'map',
      heading: t('events:sections.map'),
      content: (
        <Suspense fallback={<div className="map-pending" />}>
          <EventMap coord={coord} />
        </Suspense>
      ),
    },
  ])
}

const known = (sections: readonly (Section | false)[]) => sections.filter((section) => section !== false)
