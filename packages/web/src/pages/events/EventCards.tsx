import type { EventCard as EventSummary } from '@polynya/contract'
import { EventCard } from '@polynya/ui'
import { useApp } from '../../app/app-context.ts'
import type { PageList } from '../../lists/join-pages.ts'
import { PagedList } from '../../lists/PagedList.tsx'
import { paths } from '../../paths.ts'
import { MAX_PAGES } from './event-filters.ts'
import { useEventsSearch } from './use-events-search.ts'

export function EventCards({ list }: { readonly list: PageList<EventSummary> }) {
  const { queries } = useApp()
  const { search, show } = useEventsSearch()
  const page = Math.min((search.page ?? 1) + 1, MAX_PAGES)
  return (
    <PagedList
      list={list}
      className="event-list"
      next={queries.eventsPage(search, page)}
      onNext={() => show({ ...search, page }, true)}
      loaded={(t, count) => t('events:list.loaded', { count })}
      of="events"
    >
      {(event) => <EventCard event={event} href={paths.viewEvent(event.id)} headingLevel={2} />}
    </PagedList>
  )
}
