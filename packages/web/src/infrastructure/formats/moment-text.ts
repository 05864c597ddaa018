import { dateInZone } from '@polynya/domain'
import type { Formats } from '@polynya/i18n'

/** Formats an instant in a time zone, by default the reader's: «24 янв. 2026, 10:00». */
export function momentText(
  at: string,
  formats: Formats,
  timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  return `${formats.shortDate(dateInZone(new Date(at), timeZone))}, ${formats.time(at, timeZone)}`
}
