import type { EventView } from '@polynya/contract'
import { PAGE_SIZE } from '@polynya/domain'
import { Button, EmptyState, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { SearchedAs } from '../../infrastructure/lists/SearchedAs.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { PrintoutLinks } from '../printouts/PrintoutLinks.tsx'
import { EntrantFilters } from './EntrantFilters.tsx'
import { EntrantTable } from './EntrantTable.tsx'
import { ENTRANT_FILTERS, entrantsQueryOf } from './entrants-filter.ts'
import { entrantsQuery, startListHeadsQuery } from './lists-queries.ts'
import './event-lists.css'

interface Props {
  readonly event: EventView
  readonly iwsaid: string | undefined
}

/** Entrants of an event: paid swimmers by name; unpaid ones only for their account and for administrators. */
export function Entries({ event, iwsaid }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const user = useUser()
  const { values } = useAddressQuery()
  const { isPaid = true, ...filters } = entrantsQueryOf(values)
  const query = { ...filters, ...(!isPaid && user !== null && { isPaid }) }
  const isFiltered = ENTRANT_FILTERS.some((name) => values.has(name))
  return (
    <div className="event-list">
      <HasEntries event={event} isFiltered={isFiltered}>
        <EntrantFilters event={event} />
      </HasEntries>
      <Loaded query={entrantsQuery(client, event.id, query)} failed={t('startLists:entries.failed')} rows={6}>
        {({ swimmers, total, unPaid, searchedAs }) => (
          <>
            <SearchedAs text={searchedAs} />
            <p role="status" className="note">
              {total > 0 && t('startLists:counts.swimmers', { count: total })}{' '}
              {unPaid > 0 && isPaid && t('startLists:counts.unpaid', { count: unPaid })}
            </p>
            {swimmers.length > 0 && <EntrantTable swimmers={swimmers} highlighted={iwsaid} />}
            {total === 0 && <NoEntrants isFiltered={isFiltered} isPaid={isPaid} />}
            <Pages total={total} page={filters.page} />
            {total > 0 && isPaid && (
              <PrintoutLinks
                eventId={event.id}
                printouts={['entries', 'entriesByClub', 'entriesByDistance']}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

/**
 * Without entries there is nothing to filter; separate from the list, so that a choice preserves its focus.
 */
function HasEntries({
  event,
  isFiltered,
  children,
}: Pick<Props, 'event'> & { readonly isFiltered: boolean; readonly children: ReactNode }) {
  const { data } = useQuery(startListHeadsQuery(useApp().client, event.id))
  return isFiltered || data?.lists.some(({ entries }) => entries > 0) ? children : null
}

function NoEntrants({ isFiltered, isPaid }: { readonly isFiltered: boolean; readonly isPaid: boolean }) {
  const { t } = useWords()
  if (!isPaid) return <EmptyState title={t('startLists:entries.noneUnpaid')} />
  if (!isFiltered) {
    return (
      <EmptyState title={t('startLists:entries.none')}>
        <p>{t('messages:events.noRegistrations')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t('startLists:entries.noneFound')}>
      <p>{t('startLists:entries.noneFoundAdvice')}</p>
    </EmptyState>
  )
}

/** The ways to other pages, which leave the reader where they are. */
function Pages({ total, page }: { readonly total: number; readonly page: number }) {
  const { t } = useWords()
  const { values, open } = useAddressQuery()
  const size = PAGE_SIZE.entries
  if (total <= size) return null
  const turn = (number: number) => {
    const next = new URLSearchParams(values)
    next.set('entries', String(number))
    open(next)
  }
  const range = { from: (page - 1) * size + 1, to: Math.min(page * size, total), total }
  return (
    <nav className="pager" aria-label={t('messages:list.pages')}>
      <p role="status">{t('messages:list.range', range)}</p>
      {page > 1 && <Button onClick={() => turn(page - 1)}>{t('messages:list.previous')}</Button>}
      {range.to < total && <Button onClick={() => turn(page + 1)}>{t('messages:list.next')}</Button>}
    </nav>
  )
}
