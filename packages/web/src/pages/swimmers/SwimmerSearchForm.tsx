import { LENGTHS } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { SORTS, type SwimmersSearch } from '../../features/swimmers/swimmer-filters.ts'
import { useCountries } from '../../features/swimmers/use-countries.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { useSearchText } from './use-search-text.ts'

interface Props {
  readonly search: SwimmersSearch
  readonly onSearch: (search: SwimmersSearch, isTyped?: boolean) => void
}

/** Search by name or registry ID, filters and order; the address holds all of them. */
export function SwimmerSearchForm(props: Props) {
  const { t } = useWords()
  const { search, onSearch } = props
  const { scope } = search
  const text = useSearchText(props)
  const { id, name, gender, country, club, sort } = search
  const isNarrowed = [id, name, gender, country, club, sort].some((filter) => filter !== undefined)
  return (
    <search aria-label={t('swimmerPages:search.label')}>
      <form
        className="swimmer-search"
        noValidate
        onSubmit={(domEvent) => {
          domEvent.preventDefault()
          text.submit()
        }}
      >
        <SearchField text={text} />
        <div className="filters">
          <Filters {...props} />
          {isNarrowed && (
            <Button onClick={() => onSearch(scope ? { scope } : {})}>{t('swimmerPages:search.reset')}</Button>
          )}
        </div>
      </form>
    </search>
  )
}

function SearchField({ text }: { readonly text: ReturnType<typeof useSearchText> }) {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const { by, isTooShort } = text
  const isLinked = useRouterState({
    select: ({ location: { hash, state } }) => hash === 'find' && (state.__TSR_key ?? hash),
  })
  useEffect(() => {
    if (isLinked) input.current?.focus()
  }, [isLinked])
  return (
    <>
      <fieldset className="search-by">
        <legend>{t('swimmerPages:search.by')}</legend>
        {(['name', 'id'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="search-by" checked={by === each} onChange={() => text.searchBy(each)} />
            <span>{t(`swimmerPages:search.${each === 'name' ? 'byName' : 'byId'}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="search-field">
        <label htmlFor="find">{t(`swimmerPages:search.${by}`)}</label>
        <input
          ref={input}
          id="find"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={LENGTHS.nameSearch[1]}
          value={text.text}
          aria-describedby="find-hint find-problem"
          aria-invalid={isTooShort}
          onChange={({ target }) => text.type(target.value)}
        />
      </div>
      <p className="search-hint">
        <span id="find-hint">{t(`swimmerPages:search.${by === 'id' ? 'idHint' : 'nameHint'}`)}</span>
        <strong id="find-problem" role="status">
          {isTooShort && t('swimmerPages:search.lengthFour')}
        </strong>
      </p>
    </>
  )
}

/** A search by ID takes its order alone. */
function Filters({ search, onSearch }: Props) {
  const { t } = useWords()
  const { gender, country, club, sort, ...others } = search
  const countries = useCountries(country)
  const narrow = (filters: Partial<SwimmersSearch>) => {
    const all = { ...search, ...filters }
    onSearch(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)))
  }
  return (
    <>
      {!others.id && (
        <>
          <Choice
            label={t('swimmerPages:search.gender')}
            none={t('swimmerPages:search.anyGender')}
            value={gender && String(gender)}
            options={[
              { value: '2', text: t('sport:genders.women') },
              { value: '1', text: t('sport:genders.men') },
            ]}
            onChoose={(value) => narrow({ gender: value ? (Number(value) as 1 | 2) : undefined })}
          />
          <Choice
            label={t('swimmerPages:search.country')}
            none={t('swimmerPages:search.anyCountry')}
            value={country}
            options={countries}
            onChoose={(value) => narrow({ country: value })}
          />
          {club && (
            <Choice
              label={t('swimmerPages:search.club')}
              none={t('swimmerPages:search.anyClub')}
              value={club}
              options={[{ value: club, text: club }]}
              onChoose={(value) => narrow({ club: value })}
            />
          )}
        </>
      )}
      <Choice
        label={t('swimmerPages:search.sort')}
        none={t('swimmerPages:search.usual')}
        value={sort}
        options={SORTS.map((value) => ({ value, text: t(`swimmerPages:search.sorts.${value}`) }))}
        onChoose={(value) => narrow({ sort: SORTS.find((each) => each === value) })}
      />
    </>
  )
}
