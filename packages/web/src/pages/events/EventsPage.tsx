import type { EventCard } from '@polynya/contract'
import { Button, EmptyState, Skeleton, useWords } from '@polynya/ui'
import type { ParsedLocation } from '@tanstack/react-router'
import { type EventFilters, readEventsSearch } from '../../features/events/event-filters.ts'
import { eventsList } from '../../features/events/events-query.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { type PageList, prepareList, usePageList } from '../../infrastructure/lists/page-list.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { EventCards } from './EventCards.tsx'
import { EventFilterForm } from './EventFilterForm.tsx'
import { useEventsSearch } from './use-events-search.ts'

/** Loads what the list shows at once. */
export async function loadEvents(app: App, location: Pick<ParsedLocation, 'search'>) {
  const search = readEventsSearch(location.search)
  await Promise.all([
    need(app, { words: ['events', 'sport'] }),
    prepareList(app.queryClient, eventsList(app.client, search), search.page),
  ])
}

export function EventsPage() {
  const { t } = useWords()
  const { client, queryClient, notifications } = useApp()
  const { search, show } = useEventsSearch()
  const { page, ...filters } = search
  const list = usePageList(eventsList(client, search), {
    pages: page ?? 1,
    rowsOf: ({ events }) => events,
  })

  async function choose(filters: EventFilters, isTyped = false) {
    await show(filters, isTyped)
    const found = await prepareList(queryClient, eventsList(client, filters))
    const [first] = found?.pages ?? []
    if (!first) return
    const { events, total } = first
    notifications.announce((speak) => speak('events:list.shown', { shown: events.length, total }))
  }

  return (
    <div className="page events-page">
      <h1>{t('events:heading')}</h1>
      <p className="page-lead">{t('events:lead')}</p>
      <EventFilterForm filters={filters} onChange={choose} />
      <Content list={list} onReset={() => choose({})} />
    </div>
  )
}

function Content({ list, onReset }: { readonly list: PageList<EventCard>; readonly onReset: () => void }) {
  const { t } = useWords()
  const { rows, error, isFetching, refetch } = list
  if (!rows) {
    return error === null ? (
      <Skeleton shape="row" count={4} />
    ) : (
      <LoadFailed title={t('events:list.failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
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
