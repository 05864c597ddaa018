import type { Language } from '@polynya/i18n'

const CYRILLIC = /\p{Script=Cyrillic}/u

/** The `lang` of a text that is kept in one spelling alone, such as a town's name: undefined where it is the reader's. */
export const langOf = (text: string | null, language: Language): Language | undefined =>
  language !== 'ru' && CYRILLIC.test(text ?? '') ? 'ru' : undefined
