import type { FederationRecord } from '@polynya/contract'
import { inLanguage, type LocalText } from '@polynya/ui'

type Language = Parameters<typeof inLanguage>[0]

/** Where a record was set: the name of the event, or the words of the list that it was imported from. */
export function recordPlace(
  { event, place }: Pick<FederationRecord, 'event' | 'place'>,
  language: Language,
): LocalText | null {
  return inLanguage(language, event ? { ru: event.name, en: event.nameEn } : { ru: place, en: null })
}
