import { dateInZone } from '@polynya/domain'
import { createFormats, type Language } from '@polynya/i18n'

/** Text of an instant in a time zone, by default that of this machine. */
export type MomentText = (at: string | null, timeZone?: string) => string | null

/** Instants to be read and sorted: «2027-01-23 10:00 МСК+2». */
export function momentsIn(language: Language): MomentText {
  const { time, zone } = createFormats(language)
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (at, timeZone = here) =>
    at && `${dateInZone(new Date(at), timeZone)} ${time(at, timeZone)} ${zone(at, timeZone)}`
}
