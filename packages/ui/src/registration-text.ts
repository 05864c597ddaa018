import type { EventCard } from '@polynya/contract'
import type { Words } from './words.ts'

/** The fields of an event that determine its registration status. */
export type RegistrationOf = Pick<EventCard, 'registration' | 'timeZone' | 'eventState'>

/**
 * Returns the change of status (called off, postponed) or the registration status as a sentence, with dates in the
 * venue's time zone: «Регистрация открыта до 12 января».
 */
export function registrationText(
  event: RegistrationOf,
  { t, formats }: Pick<Words, 't' | 'formats'>,
): string {
  const { registration, timeZone, eventState } = event
  const { state, days, at } = registration
  if (eventState !== 'planned') return t(`sport:registration.${eventState}`)
  const date = at === null ? t('unknown') : formats.dayMonthAt(new Date(at), timeZone)
  if (state === 'willOpen' || state === 'willClose') {
    return t(`sport:registration.${state}`, { count: days ?? 0, date })
  }
  return state === 'open' ? t('sport:registration.open', { date }) : t(`sport:registration.${state}`)
}
