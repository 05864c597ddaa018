import type { EventCard } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import type { Words } from './words.ts'

type Period = Pick<EventCard, 'regStartDate' | 'regEndDate'>

/** When registration opens and closes, in the venue's time zone; null if neither is known. */
export function registrationPeriod(
  { regStartDate, regEndDate }: Period,
  timeZone: string,
  { t, formats }: Pick<Words, 't' | 'formats'>,
): string | null {
  const known = regStartDate ?? regEndDate
  if (!known) return null
  const write = (instant: string | null) =>
    instant
      ? `${formats.fullDate(dateInZone(new Date(instant), timeZone))}, ${formats.time(instant, timeZone)}`
      : t('unknown')
  const period = t('events:facts.registrationPeriod', { from: write(regStartDate), to: write(regEndDate) })
  return `${period} (${formats.zone(known, timeZone)})`
}
