import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** The country whose regions have federations of their own. */
const COUNTRY = 'RU'

/** The regions of the country by their names in the language that is spoken. */
export function useRegions(): readonly { readonly value: string; readonly text: string }[] {
  const { language } = useWords()
  const { data } = useQuery(useApp().queries.regions(COUNTRY))
  const regions = data?.regions.map(({ code, ...names }) => ({ value: code, text: names[language] })) ?? []
  return regions.toSorted((one, other) => one.text.localeCompare(other.text, language))
}

/** The name of a region; its code where the names are not there. */
export function useRegionName(code: string | null): string | null {
  return useRegions().find(({ value }) => value === code)?.text ?? code
}
