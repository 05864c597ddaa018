import type { EventCard } from '@polynya/contract'
import { Button, EmptyState, Skeleton, useWords } from '@polynya/ui'
import type { ParsedLocation } from '@tanstack/react-router'
import {
  type EventFilters,
  type EventsSearch,
  readEventsSearch,
} from '../../features/events/event-filters.ts'
import { eventsQuery } from '../../features/events/events-query.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import type { PageList } from '../../infrastructure/lists/join-pages.ts'
import { pageNumbers } from '../../infrastructure/lists/page-numbers.ts'
import { usePageList } from '../../infrastructure/lists/use-page-list.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { EventCards } from './EventCards.tsx'
import { EventFilterForm } from './EventFilterForm.tsx'
import { useEventsSearch } from './use-events-search.ts'

const pagesOf = ({ client }: Pick<App, 'client'>, search: EventsSearch) =>
  pageNumbers(search.page).map((page) => eventsQuery(client, search, page))

/** Has what the list shows at once. */
export function loadEvents(app: App, location: Pick<ParsedLocation, 'search'>) {
  const queries = pagesOf(app, readEventsSearch(location.search))
  return need(app, { words: ['events', 'sport'], queries })
}

export function EventsPage() {
  const { t } = useWords()
  const { cache, client, notifications } = useApp()
  const { search, show } = useEventsSearch()
  const list = usePageList(pagesOf({ client }, search), ({ events, total }) => ({ rows: events, total }))

  async function choose({ season, status }: EventFilters) {
    const filters = { ...(season && { season }), ...(status && { status }) }
    await show(filters)
    const first = eventsQuery(client, filters, 1)
    await cache.prepare(first)
    const { data } = cache.read(first)
    if (!data) return
    const { events, total } = data
    notifications.announce((speak) => speak('events:list.shown', { shown: events.length, total }))
  }

  return (
    <div className="page events-page">
      <h1>{t('events:heading')}</h1>
      <EventFilterForm filters={search} onChange={choose} />
      <Content list={list} onReset={() => choose({})} />
    </div>
  )
}

interface ContentProps {
  readonly list: PageList<EventCard>
  readonly onReset: () => void
}

function Content({ list, onReset }: ContentProps) {
  const { t } = useWords()
  const { cache } = useApp()
  const { rows, error, isLoading } = list
  if (!rows) {
    return error === undefined ? (
      <Skeleton shape="row" count={4} />
    ) : (
      <LoadFailed
        title={t('events:list.failed')}
        error={error}
        isRetrying={isLoading}
        onRetry={() => cache.refresh()}
      />
    )
  }
  if (rows.length > 0) return <EventCards list={list} />
  return (
    <EmptyState title={t('events:list.empty')}>
      <p>{t('events:list.emptyAdvice')}</p>
      <Button onClick={onReset}>{t('events:filters.reset')}</Button>
    </EmptyState>
  )
}
