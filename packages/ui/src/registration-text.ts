import type { EventCard } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import type { Words } from './words.ts'

/** What of an event its registration status tells. */
export type RegistrationOf = Pick<
  EventCard,
  'registration' | 'regStartDate' | 'regEndDate' | 'timeZone' | 'eventState'
>

/** That an event does not take place as announced; else the registration status in a sentence, with days on the venue's calendar: «Регистрация открыта до 12 января». */
export function registrationText(
  event: RegistrationOf,
  { t, formats }: Pick<Words, 't' | 'formats'>,
): string {
  const { registration, regStartDate, regEndDate, timeZone, eventState } = event
  const { state, days } = registration
  if (eventState !== 'planned') return t(`sport:registration.${eventState}`)
  const dayOf = (instant: string | null) =>
    instant === null ? t('unknown') : formats.dayMonth(dateInZone(new Date(instant), timeZone))
  if (state === 'willOpen') {
    return t('sport:registration.willOpen', { count: days ?? 0, date: dayOf(regStartDate) })
  }
  if (state === 'willClose') {
    return t('sport:registration.willClose', { count: days ?? 0, date: dayOf(regEndDate) })
  }
  return state === 'open'
    ? t('sport:registration.open', { date: dayOf(regEndDate) })
    : t(`sport:registration.${state}`)
}
