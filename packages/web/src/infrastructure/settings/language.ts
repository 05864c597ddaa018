import { LANGUAGES, type Language, matchLanguage } from '@polynya/i18n'
import type { TextStorage } from './browser-storage.ts'

/** The script in index.html reads the same key before anything is painted. */
export const LANGUAGE_KEY = 'language'

/** The language that was chosen here before; at a first visit the browser's, else Russian. */
export function firstLanguage(storage: TextStorage, preferred: readonly string[]): Language {
  const chosen = storage.read(LANGUAGE_KEY)
  return LANGUAGES.find((language) => language === chosen) ?? matchLanguage(preferred)
}

/** The language that the toggle offers. */
export const otherLanguage = (language: Language): Language => (language === 'ru' ? 'en' : 'ru')
