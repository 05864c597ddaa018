import { type Language, matchLanguage } from '@polynya/i18n'

/** The language of a tag: its own, or that of the page around it. */
export const languageOf = (tag: Element): Language =>
  matchLanguage([tag.closest('[lang]')?.getAttribute('lang') ?? ''])
