import { type Language, matchLanguage } from '@polynya/i18n'

/** The language of a tag: its own `lang`, or that of the nearest ancestor. */
export const languageOf = (tag: Element): Language =>
  matchLanguage([tag.closest('[lang]')?.getAttribute('lang') ?? ''])
