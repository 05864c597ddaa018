import type { Language } from '@polynya/i18n'

/** A text with its language, for the `lang` attribute if that differs from the reader's. */
export interface LocalText {
  readonly text: string
  readonly lang: Language | undefined
}

/** Returns the event text for a reader of `language`: English if present, otherwise Russian; null without any. */
export function inLanguage(
  language: Language,
  { ru, en }: { readonly ru: string | null; readonly en: string | null },
): LocalText | null {
  if (language === 'en' && en) return { text: en, lang: undefined }
  return ru ? { text: ru, lang: language === 'ru' ? undefined : 'ru' } : null
}
