import { dateInZone } from '@polynya/domain'
import type { Formats } from '@polynya/i18n'

/** Formats an instant in the reader's time zone: «24 янв. 2026, 10:00». */
export function momentText(at: string, formats: Formats): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return `${formats.shortDate(dateInZone(new Date(at), timeZone))}, ${formats.time(at, timeZone)}`
}
