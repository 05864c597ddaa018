import type { Language } from '@polynya/i18n'

/** A text of an event and the language that it is written in, for `lang` where that is not the reader's. */
export interface LocalText {
  readonly text: string
  readonly lang: Language | undefined
}

/**
 * An event's text as a reader of `language` should see it: the English one where there is one, else the Russian.
 * Null where there is none at all.
 */
export function inLanguage(
  language: Language,
  { ru, en }: { readonly ru: string | null; readonly en: string | null },
): LocalText | null {
  if (language === 'en' && en) return { text: en, lang: undefined }
  return ru ? { text: ru, lang: language === 'ru' ? undefined : 'ru' } : null
}
