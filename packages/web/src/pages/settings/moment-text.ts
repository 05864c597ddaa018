import { dateInZone } from '@polynya/domain'
import type { Formats } from '@polynya/i18n'

/** An instant on the clocks of whoever reads it: «24 янв. 2026, 10:00». */
export function momentText(at: string, formats: Formats): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return `${formats.shortDate(dateInZone(new Date(at), timeZone))}, ${formats.time(at, timeZone)}`
}
