import type { EventView } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import { inLanguage, type LocalText } from '@polynya/ui'

/** The full name of an event, which it always has. */
export const eventName = (
  { name, nameEn }: Pick<EventView, 'name' | 'nameEn'>,
  language: Language,
): LocalText => inLanguage(language, { ru: name, en: nameEn }) ?? { text: name, lang: undefined }
