import { dateInZone } from '@polynya/domain'
import type { Formats, Language } from '@polynya/i18n'

interface Spoken {
  readonly formats: Formats
  readonly language: Language
}

/** An instant to the second on the clocks of a zone: «16 янв. 2026, 14:00:31». Who came first may depend on it. */
export function secondText(at: string, timeZone: string, { formats, language }: Spoken): string {
  const moment = new Date(at)
  const time = moment.toLocaleTimeString(language, { timeZone, hourCycle: 'h23' })
  return `${formats.shortDate(dateInZone(moment, timeZone))}, ${time}`
}
