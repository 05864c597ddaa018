import type { Swimmer } from '@polynya/contract'
import { findDistCode } from '@polynya/domain'
import {
  PersonalBests,
  SwimmerEvents,
  SwimmerFacts,
  SwimmerRecords,
  type SwimmerResult,
  type SwimmerStart,
  useWords,
} from '@polynya/ui'
import { lazy, Suspense } from 'react'
import { useSwimmerRegion } from '../../features/swimmers/use-swimmer-region.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { type Section, Sections } from '../../infrastructure/components/Sections.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { localDate } from '../../infrastructure/formats/local-date.ts'
import { About } from './About.tsx'
import { Belonging } from './Belonging.tsx'
import { SwimmerStarts } from './SwimmerStarts.tsx'

/** A chart, its distances and what draws it: fetched for swimmers who have results. */
const Performance = lazy(async () => ({ default: (await import('./LazyPerformance.tsx')).LazyPerformance }))

/** Until results are published, everybody has none: the sections say so. */
const NO_RESULTS: readonly SwimmerResult[] = []

/** Everything that is known of a swimmer, section by section. */
export function SwimmerSections({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t, language } = useWords()
  const today = localDate(useApp().clock())
  const region = useSwimmerRegion(swimmer)?.[language] ?? null
  const facts: Section = {
    id: 'facts',
    heading: t('swimmerPages:sections.facts'),
    content: (
      <>
        <SwimmerFacts swimmer={swimmer} region={region} today={today} />
        <About swimmer={swimmer} />
      </>
    ),
  }
  return (
    <>
      <Belonging swimmer={swimmer} />
      <SwimmerStarts swimmer={swimmer} />
      <Sections
        label={t('swimmerPages:sections.label')}
        main={useResultSections(swimmer, today)}
        aside={[facts, recordSection(t('swimmerPages:sections.records'))]}
      />
    </>
  )
}

function useResultSections(swimmer: Swimmer, today: string): Section[] {
  const { t } = useWords()
  return [
    {
      id: 'bests',
      heading: t('swimmerPages:sections.bests'),
      content: <PersonalBests results={NO_RESULTS} hrefOf={paths.viewEvent} />,
    },
    {
      id: 'performance',
      heading: t('swimmerPages:sections.performance'),
      content:
        NO_RESULTS.length > 0 ? (
          <Suspense fallback={<div className="chart-pending" />}>
            <Performance results={NO_RESULTS} />
          </Suspense>
        ) : (
          <p className="note">{t('swimmers:performance.none')}</p>
        ),
    },
    {
      id: 'events',
      heading: t('swimmerPages:sections.events'),
      content: <SwimmerEvents starts={swimmerStarts(swimmer)} today={today} hrefOf={paths.viewEvent} />,
    },
  ]
}

const recordSection = (heading: string): Section => ({
  id: 'records',
  heading,
  content: <SwimmerRecords records={[]} rankByResult={null} />,
})

/** Events that the swimmer entered; their results are not published yet. */
const swimmerStarts = ({ regEventsInfo = [] }: Pick<Swimmer, 'regEventsInfo'>): SwimmerStart[] =>
  regEventsInfo.map(({ entries, ...event }) => ({
    ...event,
    entries: entries.flatMap(({ distCode }) => {
      const known = findDistCode(distCode)
      return known ? [{ distCode: known, timeCs: null, place: null }] : []
    }),
  }))
