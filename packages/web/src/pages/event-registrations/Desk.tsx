import type { EventView } from '@polynya/contract'
import { Button, EmptyState, useWords } from '@polynya/ui'
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { DESK_ROWS, deskQuery } from '../../features/registration/registrations-query.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { SearchedAs } from '../../infrastructure/lists/SearchedAs.tsx'
import { DeskCard } from './DeskCard.tsx'
import { useConfirmedCheckIn } from './use-confirmed-check-in.tsx'

/** Check-in desk: staff find a swimmer by number, name or ID and check them in by keyboard. */
export function Desk({ event: { id: eventId, timeZone } }: { readonly event: EventView }) {
  const { t } = useWords()
  const { client } = useApp()
  const { search, input, find, focusSearch } = useDeskSearch()
  const { checkIn, question } = useConfirmedCheckIn(eventId, focusSearch)
  const query = deskQuery(client, eventId, search)
  const { queryClient } = useApp()

  function onSubmit(domEvent: FormEvent<HTMLFormElement>) {
    domEvent.preventDefault()
    const wanted = input.current?.value.trim() ?? ''
    if (wanted !== search) return find(wanted)
    const [only, ...others] = queryClient.getQueryData(query.queryKey)?.registrations ?? []
    if (only && others.length === 0 && only.checkedInAt === null) void checkIn.change(only, true)
  }

  function onKeyDown(domEvent: KeyboardEvent<HTMLInputElement>) {
    if (domEvent.key !== 'Escape') return
    domEvent.currentTarget.value = ''
    find('')
  }

  return (
    <div className="desk">
      <search>
        <form className="desk-search" onSubmit={onSubmit}>
          <label htmlFor="desk-search">{t('registrations:desk.search')}</label>
          <input
            key={search}
            ref={input}
            id="desk-search"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            defaultValue={search}
            aria-describedby="desk-hint"
            onKeyDown={onKeyDown}
          />
          <Button type="submit" kind="primary">
            {t('registrations:desk.find')}
          </Button>
          <p id="desk-hint" className="note">
            {t('registrations:desk.hint')}
          </p>
        </form>
      </search>
      {search === '' && (
        <EmptyState title={t('registrations:desk.start')}>
          <p>{t('registrations:desk.startText')}</p>
        </EmptyState>
      )}
      {search !== '' && (
        <Loaded query={query} failed={t('registrations:failed')} rows={2}>
          {({ registrations, total, searchedAs }) => (
            <>
              <SearchedAs text={searchedAs} />
              <p role="status" className="note">
                {total > DESK_ROWS
                  ? t('registrations:desk.many', { count: DESK_ROWS })
                  : t('registrations:desk.foundCount', { count: total })}
              </p>
              {total === 0 && (
                <EmptyState title={t('registrations:desk.none')}>
                  <p>{t('registrations:desk.noneText')}</p>
                </EmptyState>
              )}
              <ul className="desk-cards" aria-label={t('registrations:desk.found')}>
                {registrations.map((row) => (
                  <DeskCard key={row.id} eventId={eventId} row={row} timeZone={timeZone} checkIn={checkIn} />
                ))}
              </ul>
            </>
          )}
        </Loaded>
      )}
      {question}
    </div>
  )
}

/** The search of the desk is part of the address; the field has the focus, ready for the next swimmer. */
function useDeskSearch() {
  const { values, open } = useAddressQuery()
  const input = useRef<HTMLInputElement>(null)
  const search = values.get('search')?.trim() ?? ''
  const focusSearch = useCallback(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search mounts a new field, which takes the focus
  useEffect(focusSearch, [search])
  const find = (wanted: string) => open(new URLSearchParams(wanted && { search: wanted }))
  return { search, input, find, focusSearch }
}
