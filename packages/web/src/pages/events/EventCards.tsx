import type { EventCard as EventSummary } from '@polynya/contract'
import { EventCard, useWords } from '@polynya/ui'
import { EventWater } from '../../features/events/EventWater.tsx'
import { MAX_PAGES } from '../../features/events/event-filters.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { PagedList } from '../../infrastructure/lists/PagedList.tsx'
import type { PageList } from '../../infrastructure/lists/page-list.ts'
import { useEntrantCounts } from './use-entrant-counts.ts'
import { useEventsSearch } from './use-events-search.ts'

export function EventCards({ list }: { readonly list: PageList<EventSummary> }) {
  const { search, show } = useEventsSearch()
  const counts = useEntrantCounts(list.rows ?? [])
  const page = Math.min((search.page ?? 1) + 1, MAX_PAGES)
  return (
    <PagedList
      list={list}
      className="event-list"
      onNext={() => show({ ...search, page }, true)}
      loaded={(t, count) => t('events:list.loaded', { count })}
      of="events"
    >
      {(event) => (
        <EventCard
          event={event}
          href={paths.viewEvent(event.id)}
          headingLevel={2}
          backdrop={<EventWater id={event.id} />}
        >
          <EntrantCount count={counts.get(event.id) ?? null} />
        </EventCard>
      )}
    </PagedList>
  )
}

interface EntrantCountProps {
  /** Null while it is loading, which reserves its line. */
  readonly count: number | null
}

function EntrantCount({ count }: EntrantCountProps) {
  const { t } = useWords()
  return <p className="event-card-entrants">{count ? t('events:card.swimmers', { count }) : null}</p>
}
