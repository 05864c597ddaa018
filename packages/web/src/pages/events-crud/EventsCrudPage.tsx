import { Button, EmptyState, Skeleton, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { EventsPage } from '../../features/events/events-query.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { CrudDialogs, type OpenDialog } from './CrudDialogs.tsx'
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
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const { page: _, ...filters } = search

  function choose(chosen: CrudFilters) {
    const defined = Object.entries(chosen).filter(([, value]) => value !== undefined)
    void navigate({ search: Object.fromEntries(defined), resetScroll: false })
  }

  return (
    <div className="page events-crud">
      <div className="crud-head">
        <h1 id={LIST_HEADING} tabIndex={-1}>
          {t('eventEditor:list.heading')}
        </h1>
        <p className="buttons">
          <Button kind="primary" onClick={() => setDialog({ action: 'create' })}>
            {t('eventEditor:list.create')}
          </Button>
          <Button onClick={() => setDialog({ action: 'import' })}>{t('eventEditor:list.import')}</Button>
        </p>
      </div>
      <CrudFilterForm filters={filters} onChange={choose} />
      <List search={search} onOpen={setDialog} onReset={() => choose({})} />
      {dialog && <CrudDialogs dialog={dialog} onClose={() => setDialog(null)} />}
    </div>
  )
}

function List({
  search,
  onOpen,
  onReset,
}: {
  readonly search: CrudSearch
  readonly onOpen: (dialog: OpenDialog) => void
  readonly onReset: () => void
}) {
  const { t } = useWords()
  const { client } = useApp()
  const { data, error, isFetching, refetch } = useQuery(crudQuery(client, search))
  const shown = useLast(data)
  if (!data && error !== null) {
    return (
      <LoadFailed
        title={t('eventEditor:list.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={refetch}
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
          <EventRow key={event.id} event={event} onOpen={onOpen} />
        ))}
      </ul>
      <Pager total={shown.total} size={ROWS} />
    </>
  )
}

/** Returns the data, or the previous data while another page of the list loads. */
function useLast(data: EventsPage | undefined): EventsPage | undefined {
  const last = useRef(data)
  if (data) last.current = data
  return data ?? last.current
}
