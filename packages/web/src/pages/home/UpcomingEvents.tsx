import type { EventCard as EventSummary } from '@polynya/contract'
import { EmptyState, EventCard, Skeleton, useWords } from '@polynya/ui'
import { EventWater } from '../../features/events/EventWater.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import type { useQuery } from '../../infrastructure/queries/use-query.ts'

/** As many as fit a glance; the list has them all. */
const SHOWN = 4

interface Props {
  readonly answer: ReturnType<typeof useQuery<{ events: EventSummary[] }>>
}

/** The next events, soonest first. */
export function UpcomingEvents({ answer }: Props) {
  const { t } = useWords()
  return (
    <section className="page upcoming" aria-labelledby="upcoming">
      <div className="section-head">
        <h2 id="upcoming">{t('home:upcoming.heading')}</h2>
        <a href={paths.events}>{t('home:upcoming.all')}</a>
      </div>
      <Content answer={answer} />
    </section>
  )
}

function Content({ answer: { data, error, isFetching, refetch } }: Props) {
  const { t } = useWords()
  if (data?.events.length === 0) return <EmptyState title={t('home:upcoming.none')} />
  if (data) {
    return (
      <ul className="event-list">
        {data.events.slice(0, SHOWN).map((event) => (
          <li key={event.id}>
            <EventCard
              event={event}
              href={paths.viewEvent(event.id)}
              backdrop={<EventWater id={event.id} />}
            />
          </li>
        ))}
      </ul>
    )
  }
  return error === null ? (
    <Skeleton shape="row" count={SHOWN} />
  ) : (
    <LoadFailed title={t('events:list.failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
  )
}
