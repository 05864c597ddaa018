import type { EventRegistration, EventView } from '@polynya/contract'
import { PAGE_SIZE } from '@polynya/domain'
import { EmptyState, useWords } from '@polynya/ui'
import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'
import { hasFilters, registrationsQuery } from '../../features/registration/registrations-query.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { SearchedAs } from '../../infrastructure/lists/SearchedAs.tsx'
import { applyChange } from '../../infrastructure/queries/query-client.ts'
import { BulkBar } from './BulkBar.tsx'
import { FileButtons } from './FileButtons.tsx'
import { RegistrationFilters } from './RegistrationFilters.tsx'
import { RegistrationRow } from './RegistrationRow.tsx'
import { useBatch } from './use-batch.ts'

/** Registrations as a list that can be narrowed, taken along as a file, and worked on in bulk. */
export function RegistrationList({ event }: { readonly event: EventView }) {
  const { id: eventId, timeZone } = event
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  const query = registrationsQuery(client, eventId, values)
  return (
    <>
      <RegistrationFilters event={event} />
      <Loaded query={query} failed={t('registrations:failed')} rows={8}>
        {({ registrations, total, checkedIn, searchedAs }) => (
          <>
            <SearchedAs text={searchedAs} />
            <div className="registrations-found">
              <p role="status">{t('registrations:found', { count: total, checkedIn })}</p>
              {total > 0 && <FileButtons eventId={eventId} />}
            </div>
            {total === 0 && <NoRegistrations isNarrowed={hasFilters(values)} />}
            {total > 0 && (
              <Rows
                key={hashKey(query.queryKey)}
                eventId={eventId}
                rows={registrations}
                timeZone={timeZone}
              />
            )}
            <Pager total={total} size={PAGE_SIZE.registrations} />
          </>
        )}
      </Loaded>
    </>
  )
}

function NoRegistrations({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const { t } = useWords()
  return (
    <EmptyState title={t(isNarrowed ? 'registrations:noneFound' : 'registrations:none')}>
      <p>{t(isNarrowed ? 'registrations:noneFoundAdvice' : 'registrations:noneText')}</p>
    </EmptyState>
  )
}

/** The rows of a page: those that are selected, and what became of them. */
function Rows({
  eventId,
  rows,
  timeZone,
}: {
  readonly eventId: number
  readonly rows: readonly EventRegistration[]
  readonly timeZone: string
}) {
  const { t } = useWords()
  const { queryClient } = useApp()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const batch = useBatch(() => {
    for (const changed of [keys.registrations.of(eventId), keys.orders.all]) applyChange(queryClient, changed)
  })
  const selected = rows.filter(({ id }) => chosen.has(id))

  function select(id: number, isSelected: boolean) {
    const next = new Set(chosen)
    if (isSelected) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  return (
    <>
      <label className="registrations-all">
        <input
          type="checkbox"
          checked={selected.length === rows.length}
          onChange={({ target }) => setChosen(new Set(target.checked ? rows.map(({ id }) => id) : []))}
        />
        {t('registrations:bulk.selectAll')}
      </label>
      <ul className="admin-list" aria-label={t('registrations:heading')}>
        {rows.map((row) => (
          <RegistrationRow
            key={row.id}
            eventId={eventId}
            row={row}
            timeZone={timeZone}
            isSelected={chosen.has(row.id)}
            outcome={batch.outcomes.get(row.id)}
            onSelect={(isSelected) => select(row.id, isSelected)}
          />
        ))}
      </ul>
      <BulkBar eventId={eventId} rows={selected} batch={batch} onClear={() => setChosen(new Set())} />
    </>
  )
}
