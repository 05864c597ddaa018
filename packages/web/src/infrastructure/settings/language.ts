import { LANGUAGES, type Language, matchLanguage } from '@polynya/i18n'
import { languageNamedIn } from '../addresses/language-address.ts'
import type { TextStorage } from './browser-storage.ts'

/** The script in index.html reads the same key before anything is painted. */
export const LANGUAGE_KEY = 'language'

interface LanguageChoice {
  readonly storage: TextStorage
  /** The query of the address. */
  readonly search: string
  /** Languages of the browser. */
  readonly preferred: readonly string[]
}

/** The language that the address names, else the one that was chosen here before, the browser's, or Russian. */
export function firstLanguage({ storage, search, preferred }: LanguageChoice): Language {
  const requested = [languageNamedIn(search), storage.read(LANGUAGE_KEY)]
  return (
    requested.flatMap((each) => LANGUAGES.find((language) => language === each) ?? [])[0] ??
    matchLanguage(preferred)
  )
}

/** The language that the toggle offers. */
export const otherLanguage = (language: Language): Language => (language === 'ru' ? 'en' : 'ru')
