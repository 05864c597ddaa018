import type { EventCard } from '@polynya/contract'
import { Button, EmptyState, Skeleton, useWords } from '@polynya/ui'
import type { ParsedLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import {
  type EventFilters,
  type EventsSearch,
  readEventsSearch,
} from '../../features/events/event-filters.ts'
import { eventsList } from '../../features/events/events-query.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { type PageList, prepareList, usePageList } from '../../infrastructure/lists/page-list.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { EventCards } from './EventCards.tsx'
import { EventFilterForm } from './EventFilterForm.tsx'
import { useEventsSearch } from './use-events-search.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

const EventsByMonth = lazy(async () => ({ default: (await import('./EventsByMonth.tsx')).EventsByMonth }))
const EventsOnMap = lazy(async () => ({ default: (await import('./EventsOnMap.tsx')).EventsOnMap }))

/** Loads what the page shows at once. */
export async function loadEvents(app: App, location: Pick<ParsedLocation, 'search'>) {
  const { page, view, month: _, ...filters } = readEventsSearch(location.search)
  await Promise.all([
    need(app, { words: ['events', 'sport', ...(view === 'month' ? (['widgets'] as const) : [])] }),
    view ?? prepareList(app.queryClient, eventsList(app.client, filters), page),
  ])
}

export function EventsPage() {
  const { t } = useWords()
  const { client, queryClient, notifications, words } = useApp()
  const { search, show } = useEventsSearch()
  const { page: _, view, month, ...filters } = search
  const shown = { ...(view && { view }), ...(month && { month }) }

  async function choose(chosen: EventFilters, isTyped = false) {
    await show({ ...chosen, ...shown }, isTyped)
    if (view) return
    const found = await prepareList(queryClient, eventsList(client, chosen))
    const [first] = found?.pages ?? []
    if (!first) return
    const { events, total } = first
    notifications.announce((speak) => speak('events:list.shown', { shown: events.length, total }))
  }

  async function chooseView(next: EventsSearch['view']) {
    if (next === 'month') await words.load(['widgets'])
    await show({ ...filters, ...(next && { view: next }) })
  }

  const hasFilters = Object.values(filters).some((value) => value !== undefined)
  const reset = hasFilters && <Button onClick={() => choose({})}>{t('events:filters.reset')}</Button>
  const none = <NoEvents reset={reset} />
  return (
    <div className="page events-page">
      <h1>{t('events:heading')}</h1>
      <p className="page-lead">{t('events:lead')}</p>
      <EventFilterForm filters={filters} onChange={choose} />
      <ViewSwitch view={view} onChoose={chooseView} />
      <Suspense fallback={<Skeleton shape="row" count={4} />}>
        {view === undefined && <EventsInList search={search} none={none} />}
        {view === 'month' && (
          <EventsByMonth
            filters={filters}
            month={month}
            onTurn={(to) => show({ ...filters, view, month: to }, true)}
            onMore={() => chooseView(undefined)}
            reset={reset}
          />
        )}
        {view === 'map' && <EventsOnMap filters={filters} none={none} />}
      </Suspense>
    </div>
  )
}

function EventsInList({ search, none }: { readonly search: EventsSearch; readonly none: ReactNode }) {
  const list = usePageList(eventsList(useApp().client, search), {
    pages: search.page ?? 1,
    rowsOf: ({ events }) => events,
  })
  return <Content list={list} none={none} />
}

function Content({ list, none }: { readonly list: PageList<EventCard>; readonly none: ReactNode }) {
  const { t } = useWords()
  const { rows, error, isFetching, refetch } = list
  if (!rows) {
    return error === null ? (
      <Skeleton shape="row" count={4} />
    ) : (
      <LoadFailed title={t('events:list.failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
    )
  }
  return rows.length > 0 ? <EventCards list={list} /> : none
}

/** Says that no event is found, and offers to reset the filters that are set. */
function NoEvents({ reset }: { readonly reset: ReactNode }) {
  const { t } = useWords()
  return (
    <EmptyState title={t('events:list.empty')}>
      {reset && <p>{t('events:list.emptyAdvice')}</p>}
      {reset}
    </EmptyState>
  )
}
