import type { EventCard } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import type { Words } from './words.ts'

/** What of an event its registration status tells. */
export type RegistrationOf = Pick<EventCard, 'registration' | 'timeZone' | 'eventState'>

/** That an event does not take place as announced; else the registration status in a sentence, with days on the venue's calendar: «Регистрация открыта до 12 января». */
export function registrationText(
  event: RegistrationOf,
  { t, formats }: Pick<Words, 't' | 'formats'>,
): string {
  const { registration, timeZone, eventState } = event
  const { state, days, at } = registration
  if (eventState !== 'planned') return t(`sport:registration.${eventState}`)
  const date = at === null ? t('unknown') : formats.dayMonth(dateInZone(new Date(at), timeZone))
  if (state === 'willOpen' || state === 'willClose') {
    return t(`sport:registration.${state}`, { count: days ?? 0, date })
  }
  return state === 'open' ? t('sport:registration.open', { date }) : t(`sport:registration.${state}`)
}
