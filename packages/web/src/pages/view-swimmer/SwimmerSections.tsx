import type { Swimmer } from '@polynya/contract'
import { findDistCode, parseResultTime } from '@polynya/domain'
import {
  PersonalBests,
  SwimmerEvents,
  SwimmerFacts,
  type SwimmerRecord,
  SwimmerRecords,
  type SwimmerResult,
  type SwimmerStart,
  useWords,
} from '@polynya/ui'
import { lazy, Suspense, useMemo } from 'react'
import { useSwimmerRegion } from '../../features/swimmers/use-swimmer-region.ts'
import { calendarAddress } from '../../infrastructure/addresses/calendar-address.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { type Section, Sections } from '../../infrastructure/components/Sections.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { localDate } from '../../infrastructure/formats/local-date.ts'
import { About } from './About.tsx'
import { Belonging } from './Belonging.tsx'
import { RankHistory } from './RankHistory.tsx'
import { SwimmerResults } from './SwimmerResults.tsx'
import { SwimmerStarts } from './SwimmerStarts.tsx'
import { rankHistory, rankOn } from './swimmer-ranks.ts'

/** A chart, its distances and what draws it: fetched for swimmers who have results. */
const Performance = lazy(async () => ({ default: (await import('./LazyPerformance.tsx')).LazyPerformance }))

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
        aside={[facts, ...useRankSections(swimmer, today)]}
      />
    </>
  )
}

/** Rankings of the swimmer's gender, with the swimmer to compare with others. */
const comparisonOf = ({ id, gender }: Swimmer) =>
  `${paths.rankings}?${new URLSearchParams({ gender: String(gender), compare: String(id) })}`

function useResultSections(swimmer: Swimmer, today: string): Section[] {
  const { t, language } = useWords()
  const results = useMemo(() => swimmerResults(swimmer), [swimmer])
  return [
    {
      id: 'bests',
      heading: t('swimmerPages:sections.bests'),
      content: (
        <>
          <PersonalBests results={results} hrefOf={paths.viewEvent} />
          {results.length > 0 && (
            <p>
              <a href={comparisonOf(swimmer)}>{t('swimmerPages:compare')}</a>
            </p>
          )}
        </>
      ),
    },
    {
      id: 'performance',
      heading: t('swimmerPages:sections.performance'),
      content:
        results.length > 0 ? (
          <Suspense fallback={<div className="chart-pending" />}>
            <Performance results={results} />
          </Suspense>
        ) : (
          <p className="note">{t('swimmers:performance.none')}</p>
        ),
    },
    {
      id: 'results',
      heading: t('swimmerPages:sections.results'),
      content: <SwimmerResults swimmer={swimmer} />,
    },
    {
      id: 'events',
      heading: t('swimmerPages:sections.events'),
      content: (
        <>
          <SwimmerEvents starts={swimmerStarts(swimmer)} today={today} hrefOf={paths.viewEvent} />
          <p>
            <a href={calendarAddress(`swimmers/${swimmer.iwsaid}`, language)}>
              {t('swimmerPages:subscribe')}
            </a>
          </p>
        </>
      ),
    },
  ]
}

/** Records and ranks; the history of ranks only where there is one. */
function useRankSections(swimmer: Swimmer, today: string): Section[] {
  const { t } = useWords()
  const { currentAWR = [], currentGWR = [], ranksInfo = [] } = swimmer
  const periods = rankHistory(swimmer)
  const records: Section = {
    id: 'records',
    heading: t('swimmerPages:sections.records'),
    content: (
      <SwimmerRecords
        records={[...recordsOf('AWR', currentAWR), ...recordsOf('GWR', currentGWR)]}
        rankByResult={rankOn(periods, today)}
      />
    ),
  }
  if (ranksInfo.length + periods.length === 0) return [records]
  const content = <RankHistory ranks={ranksInfo} periods={periods} />
  return [records, { id: 'ranks', heading: t('swimmerPages:sections.ranks'), content }]
}

const recordsOf = (
  kind: SwimmerRecord['kind'],
  records: NonNullable<Swimmer['currentAWR']>,
): SwimmerRecord[] =>
  records.flatMap(({ time, ...record }) => {
    const [distCode, timeCs] = [findDistCode(record.distCode), parseResultTime(time)]
    return distCode && timeCs !== null ? [{ ...record, kind, distCode, timeCs }] : []
  })

/** The published individual times of the swimmer as the components show them. */
const swimmerResults = ({ resultsInfo = [] }: Pick<Swimmer, 'resultsInfo'>): SwimmerResult[] =>
  resultsInfo.flatMap(({ fId: id, EventName: name, EventNameEn: nameEn, ...result }) => {
    if (result.team) return []
    const [distCode, timeCs] = [findDistCode(result.distCode), parseResultTime(result.Result)]
    if (!distCode || timeCs === null) return []
    return { distCode, timeCs, date: result.EvDate, event: { id, name, nameEn }, points: result.points }
  })

/** Events that the swimmer entered, with published times and places. */
const swimmerStarts = ({ regEventsInfo = [] }: Pick<Swimmer, 'regEventsInfo'>): SwimmerStart[] =>
  regEventsInfo.map(({ entries, ...event }) => ({
    ...event,
    entries: entries.flatMap(({ distCode, result, place }) => {
      const known = findDistCode(distCode)
      return known
        ? [{ distCode: known, timeCs: result === null ? null : parseResultTime(result), place }]
        : []
    }),
  }))
