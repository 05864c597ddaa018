/** Who set a record, and where. */

import type { FederationRecord } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import { inLanguage, type LocalText } from './in-language.ts'
import { swimmerName } from './swimmer-name.ts'

type Holder = Pick<FederationRecord, 'swimmer' | 'holder' | 'team'>

/** The name of the holder of a record; null if it is not known. */
export function holderName({ swimmer, holder, team }: Holder, language: Language): LocalText | null {
  const person = swimmer ?? (holder && { ...holder, nativePatronim: null })
  if (person) return swimmerName(person, language).main
  return team && inLanguage(language, { ru: team.teamNameRu, en: team.teamNameEn })
}

/** Where a record was set: the name of the event, or the words of the list that it was imported from. */
export function recordPlace(
  { event, place }: Pick<FederationRecord, 'event' | 'place'>,
  language: Language,
): LocalText | null {
  return inLanguage(language, event ? { ru: event.name, en: event.nameEn } : { ru: place, en: null })
}
