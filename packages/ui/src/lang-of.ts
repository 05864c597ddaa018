import type { Language } from '@polynya/i18n'

const CYRILLIC = /\p{Script=Cyrillic}/u

/** The `lang` of a text in a single spelling, such as a town's name; undefined if it is the reader's. */
export const langOf = (text: string | null, language: Language): Language | undefined =>
  language !== 'ru' && CYRILLIC.test(text ?? '') ? 'ru' : undefined
