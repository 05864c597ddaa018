import type { Country, Region } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import type { Client } from '@polynya/sdk/light'
import { useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED_FOR_ALL } from '../../infrastructure/api/saved.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** Every country by its ISO 3166 code. */
export const countriesQuery = ({ site }: Client) =>
  queryOptions({
    queryKey: keys.site.countries,
    queryFn: ({ signal }) => site.countries({}, { signal }),
    ...SAVED_FOR_ALL,
  })

/** The country of the federation, which most swimmers are from. */
export const HOME_COUNTRY = 'RU'

export interface Option {
  readonly value: string
  readonly text: string
}

interface Options {
  readonly options: readonly Option[]
  readonly hasFailed: boolean
  readonly refetch: () => void
}

/** Countries by their names, the federation's own first. */
export function useCountries(): Options {
  const { language } = useWords()
  const { data, error, refetch } = useQuery(countriesQuery(useApp().client))
  const sorted = optionsOf(data?.countries ?? [], language)
  const isHome = ({ value }: Option) => value === HOME_COUNTRY
  const options = [...sorted.filter(isHome), ...sorted.filter((option) => !isHome(option))]
  return { options, hasFailed: !data && error !== null, refetch }
}

/** The regions of a country by their names; none of a country that has none. */
export function useRegionsOf(country: string): Options {
  const { language } = useWords()
  const { data, error, refetch } = useQuery(useApp().queries.regions(country || HOME_COUNTRY))
  const options = country ? optionsOf(data?.regions ?? [], language) : []
  return { options, hasFailed: !data && error !== null, refetch }
}

/** The names of a place, or its codes where the names are not there. */
export function usePlaceName(country: string, regionCode: string): string {
  const { formats } = useWords()
  const { options } = useRegionsOf(country)
  const region = options.find(({ value }) => value === regionCode)?.text ?? regionCode
  return [country && formats.country(country), region].filter(Boolean).join(', ')
}

const optionsOf = (places: readonly (Country | Region)[], language: Language): Option[] =>
  places
    .map(({ code, ...names }) => ({ value: code, text: names[language] }))
    .toSorted((one, other) => one.text.localeCompare(other.text, language))
