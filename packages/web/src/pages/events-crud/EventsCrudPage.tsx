import { Button, EmptyState, Skeleton, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { EventsPage } from '../../features/events/events-query.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { type Asking, CrudDialogs } from './CrudDialogs.tsx'
import { CrudFilterForm } from './CrudFilterForm.tsx'
import { type CrudFilters, type CrudSearch, crudQuery, ROWS, readCrudSearch } from './crud-search.ts'
import { EventRow } from './EventRow.tsx'
import { LIST_HEADING } from './RemoveDialog.tsx'
import './events-crud.css'

const route = getRouteApi(paths.eventsCrud)

/** All events, unpublished ones too, for super administrators. */
export function EventsCrudPage() {
  const { t } = useWords()
  const search = readCrudSearch(route.useSearch())
  const navigate = route.useNavigate()
  const [asking, setAsking] = useState<Asking | null>(null)
  const { page: _, ...filters } = search

  function choose(chosen: CrudFilters) {
    const told = Object.entries(chosen).filter(([, value]) => value !== undefined)
    void navigate({ search: Object.fromEntries(told), resetScroll: false })
  }

  return (
    <div className="page events-crud">
      <div className="crud-head">
        <h1 id={LIST_HEADING} tabIndex={-1}>
          {t('eventEditor:list.heading')}
        </h1>
        <Button kind="primary" onClick={() => setAsking({ what: 'create' })}>
          {t('eventEditor:list.create')}
        </Button>
      </div>
      <CrudFilterForm filters={filters} onChange={choose} />
      <List search={search} onAsk={setAsking} onReset={() => choose({})} />
      {asking && <CrudDialogs asking={asking} onClose={() => setAsking(null)} />}
    </div>
  )
}

interface ListProps {
  readonly search: CrudSearch
  readonly onAsk: (asking: Asking) => void
  readonly onReset: () => void
}

function List({ search, onAsk, onReset }: ListProps) {
  const { t } = useWords()
  const { client } = useApp()
  const { data, error, isLoading, reload } = useQuery(crudQuery(client, search))
  const shown = useLast(data)
  if (!data && error !== undefined) {
    return (
      <LoadFailed
        title={t('eventEditor:list.failed')}
        error={error}
        isRetrying={isLoading}
        onRetry={reload}
      />
    )
  }
  if (!shown) return <Skeleton shape="line" count={12} />
  if (shown.events.length === 0) {
    return (
      <EmptyState title={t('eventEditor:list.empty')}>
        <p>{t('eventEditor:list.emptyAdvice')}</p>
        <Button onClick={onReset}>{t('events:filters.reset')}</Button>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="crud-list" aria-label={t('eventEditor:list.label')} aria-busy={!data}>
        {shown.events.map((event) => (
          <EventRow key={event.id} event={event} onAsk={onAsk} />
        ))}
      </ul>
      <Pager total={shown.total} size={ROWS} />
    </>
  )
}

/** While another page of the list loads, it shows what it showed. */
function useLast(data: EventsPage | undefined): EventsPage | undefined {
  const last = useRef(data)
  if (data) last.current = data
  return data ?? last.current
}
