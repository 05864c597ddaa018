import type { Country } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import type { VenueValues } from './VenueSection.tsx'

/** Where the federation itself is. */
const HOME = 'RU'

/** The region, out of those of a country, which it tells itself: `RU-TYU`. */
export function RegionFields({
  state,
  label,
}: {
  readonly state: FormState<VenueValues>
  readonly label: string
}) {
  const { t } = useWords()
  const { client, queries } = useApp()
  const region = state.form.getValues('region')
  const [country, setCountry] = useState(region.slice(0, 2) || HOME)
  const countries = queryOptions({
    queryKey: keys.site.countries,
    queryFn: ({ signal }) => client.site.countries({}, { signal }),
    meta: { isForAll: true },
  })
  const inOrder = useNamesInOrder()
  const regions = inOrder(useQuery(queries.regions(country)).data?.regions ?? [])
  // Until the names are there, the one that is chosen must not be lost.
  const known = regions.some(({ value }) => value === region) ? [] : [{ value: region, text: region }]
  return (
    <div className="field-pair">
      <div className="field">
        <label htmlFor={`${state.id}-country`}>{t('eventEditor:fields.country')}</label>
        <select
          id={`${state.id}-country`}
          value={country}
          onChange={({ target }) => {
            setCountry(target.value)
            state.form.setValue('region', '', { shouldDirty: true })
            state.onInput('region')
          }}
        >
          {inOrder(useQuery(countries).data?.countries ?? []).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <SelectField
        state={state}
        name="region"
        label={label}
        options={[{ value: '', text: t('eventEditor:hints.none') }, ...(region ? known : []), ...regions]}
      />
    </div>
  )
}

function useNamesInOrder() {
  const { language } = useWords()
  return (places: readonly Country[]) =>
    places
      .map(({ code, ...names }) => ({ value: code, text: names[language] }))
      .toSorted((one, other) => one.text.localeCompare(other.text, language))
}
