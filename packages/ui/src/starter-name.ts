import type { Starter } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import { inLanguage, type LocalText } from './in-language.ts'
import { swimmerName } from './swimmer-name.ts'

/** Name of a starter for a reader of `language`: a swimmer, or a team by its own name. */
export function starterName(starter: Starter, language: Language): LocalText {
  const { team } = starter
  const name = team && inLanguage(language, { ru: team.teamNameRu, en: team.teamNameEn })
  return name ?? swimmerName(starter, language).main
}
