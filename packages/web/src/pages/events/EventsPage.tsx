import type { EventCard } from '@polynya/contract'
import { Button, EmptyState, Skeleton, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useApp } from '../../app/app-context.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import type { PageList } from '../../lists/join-pages.ts'
import { pageNumbers } from '../../lists/page-numbers.ts'
import { usePageList } from '../../lists/use-page-list.ts'
import { paths } from '../../paths.ts'
import { EventCards } from './EventCards.tsx'
import { EventFilterForm } from './EventFilterForm.tsx'
import type { EventFilters } from './event-filters.ts'

const route = getRouteApi(paths.events)

export function EventsPage() {
  const { t } = useWords()
  const { cache, queries, notifications } = useApp()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = usePageList(
    pageNumbers(search.page).map((page) => queries.eventsPage(search, page)),
    ({ events, total }) => ({ rows: events, total }),
  )

  async function choose({ season, status }: EventFilters) {
    const filters = { ...(season && { season }), ...(status && { status }) }
    await navigate({ search: filters, resetScroll: false })
    const first = queries.eventsPage(filters, 1)
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
