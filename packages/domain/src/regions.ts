import { wordsOf } from './names.ts'

/**
 * Countries whose swimmers belong to a regional federation, so that their region is required.
 * See docs/rules.md#regions.
 */
const COUNTRIES_OF_FEDERATIONS: readonly string[] = ['RU']

/** Whether a swimmer from a country (ISO 3166-1 alpha-2) must have a region. See docs/rules.md#regions. */
export const requiresRegion = (country: string): boolean => COUNTRIES_OF_FEDERATIONS.includes(country)

/** A region with its names. */
export interface NamedRegion {
  readonly code: string
  readonly ru: string
  readonly en: string
}

/** Words for kinds of regions, which tables shorten or leave out. */
const KINDS =
  /^(?:республика|респ|область|обл|край|автономный|автономная|округ|ао|город|федерального|значения|г|republic|of|region|oblast|territory|krai|autonomous|area|federal|city)$/

/**
 * Returns the code of the region that a text names in Russian or English, whatever it calls its kind; null if it names none
 * or more than one: `Тюменская обл.`, `г. Москва`, `Karelia`. See docs/rules.md#regions.
 */
export function regionNamed(regions: readonly NamedRegion[], text: string): string | null {
  const keyOf = (name: string) => {
    const words = wordsOf(name)
    const own = words.filter((word) => !KINDS.test(word))
    return (own.length > 0 ? own : words).toSorted().join(' ')
  }
  const exact = regions.filter(({ ru, en }) =>
    [ru, en].some((name) => wordsOf(name).join() === wordsOf(text).join()),
  )
  const key = keyOf(text)
  const similar = regions.filter(({ ru, en }) => key !== '' && (keyOf(ru) === key || keyOf(en) === key))
  const [found, ...others] = exact.length > 0 ? exact : similar
  return found && others.length === 0 ? found.code : null
}
