import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** Countries of swimmers by name, including the selected one even if no swimmer is from there. */
export function useCountries(chosen: string | undefined) {
  const { language, formats } = useWords()
  const { data } = useQuery(useApp().queries.swimmerStatistics)
  const codes = new Set(data?.countries.map(({ country }) => country))
  if (chosen) codes.add(chosen)
  return [...codes]
    .map((value) => ({ value, text: formats.country(value) }))
    .toSorted((one, other) => one.text.localeCompare(other.text, language))
}
