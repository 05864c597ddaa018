/**
 * Calendar dates. A date is text `YYYY-MM-DD` (`…On`), an instant a `Date` (`…At`); a time zone is an IANA name.
 * See docs/rules.md#dates.
 */

// There is no year 0 in the calendar, nor in a PostgreSQL date.
const DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/
const DAY_MS = 86_400_000

// Not Date.parse: pages that embed the widgets replace it (MooTools More, Datejs).
const utc = (date: string, time = '00:00:00') => new Date(`${date}T${time}Z`).getTime()
const utcDate = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Whether the text is a real calendar date in the form `YYYY-MM-DD` (2025-02-29 is not). */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false
  const at = utc(text)
  return !Number.isNaN(at) && utcDate(at) === text
}

/** Whether the text has the form `YYYY-MM-DD`; such a date need not exist. */
export const isDateForm = (text: string): boolean => DATE.test(text)

/** Returns the whole days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS)
}

/** Returns the date a number of days later; earlier for a negative number. */
export function addDays(date: string, days: number): string {
  return utcDate(utc(date) + days * DAY_MS)
}

/**
 * Returns the date a number of calendar months later; the last day of the month if that is shorter (31 January
 * plus one month is 28 or 29 February).
 */
export function addMonths(date: string, months: number): string {
  const target = new Date(utc(`${date.slice(0, 7)}-01`))
  target.setUTCMonth(target.getUTCMonth() + months + 1, 0)
  return utcDate(target.setUTCDate(Math.min(Number(date.slice(8)), target.getUTCDate())))
}

/** Returns the calendar date of an instant in a time zone. */
export function dateInZone(at: Date, timeZone: string): string {
  return utcDate(wallClock(at.getTime(), timeZone))
}

/** Returns the local time of an instant, to the second, in milliseconds as if it were UTC. */
function wallClock(at: number, timeZone: string): number {
  const key = `${Math.floor(at / 1000)} ${timeZone}`
  const known = readings.get(key)
  if (known !== undefined) return known
  if (readings.size >= MOST_READINGS) readings.clear()
  const local = readClock(at, timeZone)
  readings.set(key, local)
  return local
}

/** Cache: lists of events read the clocks of a few time zones at the same few instants again and again. */
const readings = new Map<string, number>()
const MOST_READINGS = 2_000

function readClock(at: number, timeZone: string): number {
  // Read part by part: the order and separators of a locale differ between browsers.
  const parts = formatterOf(timeZone).formatToParts(at)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  const date = `${String(part.year).padStart(4, '0')}-${part.month}-${part.day}`
  return utc(date, `${part.hour}:${part.minute}:${part.second}`)
}

/** Cache: constructing a formatter takes fifty times as long as using it, which dominates lists of events. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone)
  if (cached) return cached
  const made = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...WALL_CLOCK })
  formatters.set(timeZone, made)
  return made
}

const WALL_CLOCK = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions

/** Returns a date of a table, such as `5.3.1980`, as `YYYY-MM-DD`; another text as it is. */
export const writtenDate = (text: string): string =>
  text.replace(
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )

/** Whether the name is an IANA time zone that this runtime knows; a bare offset such as `+03:00` is not. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[a-z]/i.test(name)
  } catch {
    return false
  }
}

/**
 * Returns the instant at which a date starts in a time zone: its midnight, or the first moment after a skipped
 * one.
 */
export function startOfDay(date: string, timeZone: string): Date {
  return atWallTime(`${date}T00:00`, timeZone)
}

/** Returns the local time of an instant in a time zone: `2026-02-21T10:00`, with seconds if not zero. */
export function wallTime(at: Date, timeZone: string): string {
  return new Date(wallClock(at.getTime(), timeZone)).toISOString().slice(0, 19).replace(/:00$/, '')
}

/**
 * Returns the instant of a local time in the format of `wallTime`: the earlier one if it is repeated, and one
 * later by the shift if it is skipped.
 */
export function atWallTime(text: string, timeZone: string): Date {
  const [date = '', time = ''] = text.split('T')
  const wanted = utc(date, time.length === 5 ? `${time}:00` : time)
  // The offset may change near that time: try those of the day before and of the day after.
  const offsets = [-DAY_MS, DAY_MS].map((shift) => wallClock(wanted + shift, timeZone) - wanted - shift)
  const earlier = wanted - Math.max(...offsets)
  return new Date(wallClock(earlier, timeZone) === wanted ? earlier : wanted - Math.min(...offsets))
}

/** Returns a local time in the format of `wallTime` with the offset of its zone: `2026-02-21T10:00:00+05:00`. */
export function withOffset(text: string, timeZone: string): string {
  const [date = '', time = ''] = text.split('T')
  const at = atWallTime(text, timeZone)
  const minutes = Math.round((wallClock(at.getTime(), timeZone) - at.getTime()) / 60_000)
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date}T${time.length === 5 ? `${time}:00` : time}${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}

/**
 * Returns the age in whole years on a date. A person born on 29 February turns a year older on 1 March of a common
 * year.
 * See docs/rules.md#age-groups.
 */
export function ageOn(bornOn: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return on.slice(5) < bornOn.slice(5) ? years - 1 : years
}

/** Time zone of the federation, and default of events. */
export const DEFAULT_TIME_ZONE = 'Europe/Moscow'
