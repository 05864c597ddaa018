import type { EventView } from '@polynya/contract'
import { Skeleton, useWords, type Words } from '@polynya/ui'
import { ListSection } from '../../features/event-lists/ListSection.tsx'
import { eventResultsPart } from '../../features/event-results/results-part.ts'
import { eventTeamsQuery } from '../../features/teams/team-part.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { tabName } from './EventTabs.tsx'
import type { EventTab } from './event-tabs.ts'

interface Props {
  readonly event: EventView
  readonly tab: Exclude<EventTab, 'overview'>
  /** A swimmer whose entries are brought out. */
  readonly iwsaid: string | undefined
}

/** One list of an event at full width: who is entered, who starts when, or who was how fast. */
export function EventList({ event, tab, iwsaid }: Props) {
  const { t } = useWords()
  return (
    <section id={tab} className="page event-tab" aria-labelledby={`${tab}-heading`}>
      <h2 id={`${tab}-heading`}>{tabName(tab, t)}</h2>
      {tab === 'entries' && <ListSection list="Entries" event={event} iwsaid={iwsaid} />}
      {tab === 'teams' && <LazyEventTeams eventId={event.id} />}
      {tab === 'pre-start' && <ListSection list="StartLists" event={event} iwsaid={iwsaid} />}
      {tab === 'results' && <LazyEventResults event={event} iwsaid={iwsaid} none={resultsToCome(event, t)} />}
    </section>
  )
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

/** Text of the results while none is published. */
const resultsToCome = ({ registration: { state } }: EventView, t: Words['t']) =>
  t(AHEAD.has(state) ? 'events:results.notYet' : 'messages:events.resultsNotPublished')

interface ResultsProps {
  readonly event: EventView
  readonly iwsaid: string | undefined
  /** Shown while nothing is published. */
  readonly none: string
}

/** The results of an event, fetched with the first event that has some. */
function LazyEventResults(props: ResultsProps) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(eventResultsPart(useApp().words))
  if (data) return <data.EventResults {...props} />
  if (error === null) return <Skeleton shape="row" count={3} />
  return <LoadFailed title={t('loadFailed')} error={error} isRetrying={isFetching} onRetry={refetch} />
}

/** The teams of an event, fetched with the first event that has a relay. */
function LazyEventTeams({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(eventTeamsQuery(useApp().words))
  if (data) return <data.EventTeams eventId={eventId} />
  if (error === null) return <Skeleton shape="line" count={4} />
  return <LoadFailed title={t('loadFailed')} error={error} isRetrying={isFetching} onRetry={refetch} />
}
