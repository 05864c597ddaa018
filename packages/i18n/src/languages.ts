import type { Language } from '@polynya/contract'

export type { Language }

/** The languages of the interface, as `Accept-Language` and `<html lang>` write them. */
export const LANGUAGES = ['ru', 'en'] as const satisfies readonly Language[]

/** Used if a reader prefers none of these languages; all texts are written in it first. */
export const DEFAULT_LANGUAGE: Language = 'ru'

/** Returns the first supported language among the preferred ones, such as `navigator.languages`, or Russian. */
export function matchLanguage(preferred: readonly string[]): Language {
  const languageOf = (tag: string) =>
    LANGUAGES.find((language) => language === tag.toLowerCase().split(/[-_]/)[0])
  return preferred.map(languageOf).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE
}

/** Returns the language tags of an `Accept-Language` header by descending weight (RFC 9110, section 12.5.4). */
export function parseAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => /^[a-z]/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
