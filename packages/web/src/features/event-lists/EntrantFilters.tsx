import type { EventView } from '@polynya/contract'
import { findDistCode, hasStart, LENGTHS } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import type { FormEvent } from 'react'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { distanceText } from '../events/distance-name.ts'
import { ENTRANT_FILTERS, withFilter } from './entrants-filter.ts'

interface Props {
  readonly event: Pick<EventView, 'programData' | 'ageGroups'>
}

/** Filters of the list of entrants; a choice is applied immediately and stored in the address. */
export function EntrantFilters({ event }: Props) {
  const words = useWords()
  const { t } = words
  const isSignedIn = useUser() !== null
  const { values, open } = useAddressQuery()
  const choose = (name: (typeof ENTRANT_FILTERS)[number]) => (value: string | undefined) =>
    open(withFilter(values, name, value))

  function onSubmit(domEvent: FormEvent<HTMLFormElement>) {
    domEvent.preventDefault()
    choose('name')(String(new FormData(domEvent.currentTarget).get('name') ?? '').trim())
  }

  return (
    <search className="filters list-filters" aria-label={t('startLists:entries.filters')}>
      <Choice
        label={t('startLists:entries.distance')}
        none={t('startLists:entries.anyDistance')}
        value={values.get('distance') ?? undefined}
        options={codesOf(event).map((code) => ({ value: code, text: distanceText(code, words) }))}
        onChoose={choose('distance')}
      />
      <Choice
        label={t('startLists:entries.gender')}
        none={t('startLists:entries.anyGender')}
        value={values.get('gender') ?? undefined}
        options={[
          { value: '2', text: t('sport:genders.women') },
          { value: '1', text: t('sport:genders.men') },
        ]}
        onChoose={choose('gender')}
      />
      <Choice
        label={t('startLists:entries.ageGroup')}
        none={t('startLists:entries.anyAgeGroup')}
        value={values.get('group') ?? undefined}
        options={event.ageGroups.map(({ code }) => ({ value: code, text: code }))}
        onChoose={choose('group')}
      />
      {isSignedIn && (
        <Choice
          label={t('startLists:entries.payment')}
          none={t('startLists:entries.paid')}
          value={values.get('unpaid') ?? undefined}
          options={[{ value: '1', text: t('startLists:entries.unpaid') }]}
          onChoose={choose('unpaid')}
        />
      )}
      <form key={values.get('name')} onSubmit={onSubmit}>
        <label>
          {t('startLists:entries.lastName')}
          <input
            type="text"
            name="name"
            autoComplete="off"
            maxLength={LENGTHS.lastNameSearch[1]}
            defaultValue={values.get('name') ?? ''}
          />
        </label>
        <Button type="submit">{t('startLists:entries.find')}</Button>
        {ENTRANT_FILTERS.some((name) => values.has(name)) && (
          <Button onClick={() => open(withoutFilters(values))}>{t('startLists:entries.reset')}</Button>
        )}
      </form>
    </search>
  )
}

function withoutFilters(values: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(values)
  for (const name of ENTRANT_FILTERS) next.delete(name)
  return next
}

/** Distances of the programme with at least one entrant, each once. */
const codesOf = ({ programData }: Props['event']): string[] => [
  ...new Set(
    programData
      .flatMap(({ children }) => children.map(({ distCode }) => distCode))
      .filter((distCode) => {
        const code = findDistCode(distCode)
        return code !== null && hasStart(code)
      }),
  ),
]
