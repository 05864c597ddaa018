/** The message to every entrant when an event is postponed, cancelled or rescheduled. */

import type { Language } from '@polynya/contract'
import type { EventState } from '@polynya/domain'
import type { Deps } from '../../deps.ts'
import type { EventRow } from '../events/record/events.store.ts'

interface Change {
  readonly state: EventState
  /** Whether waiting lists were restored. */
  readonly isWaitingRestored: boolean
  readonly noteRu?: string | null | undefined
  readonly noteEn?: string | null | undefined
}

/** Returns the standard text of a state, followed by the note of the administrator. */
export function stateMessage(
  { name, name_en }: Pick<EventRow, 'name' | 'name_en'>,
  { state, isWaitingRestored, noteRu, noteEn }: Change,
  words: Deps['words'],
) {
  const mail = (language: Language, event: string, note: string | null | undefined) => {
    const t = words[language]
    const stateText = t(`mail:eventStates.${state}.text`, { event })
    const text = isWaitingRestored ? `${stateText} ${t('mail:waitingRestored')}` : stateText
    return {
      subject: t(`mail:eventStates.${state}.subject`, { event }),
      text: note ? `${text}\n\n${note}` : text,
    }
  }
  const ru = mail('ru', name, noteRu)
  const en = mail('en', name_en ?? name, noteEn)
  return {
    filter: '{}',
    subject_ru: ru.subject,
    text_ru: ru.text,
    subject_en: en.subject,
    text_en: en.text,
  }
}
