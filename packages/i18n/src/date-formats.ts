import type { Language } from '@polynya/contract'
import { createDayFormats, createShortDates, type DayFormats, type ShortDates, utc } from './day-formats.ts'
import { LOCALES, memoize } from './locales.ts'

export interface DateFormats extends DayFormats, ShortDates {
  /**
   * An instant in an IANA time zone, with the zone: «24 января 2026 (сб), 10:00 (МСК+2)». Fits after any preposition: a
   * Russian weekday in front of the date would need its case.
   */
  longDate(at: Date | string, timeZone: string): string
  /** Hours and minutes of an instant in an IANA time zone: «10:00». */
  time(at: Date | string, timeZone: string): string
  /** A time zone relative to Moscow time in Russian and to UTC in English: «МСК+2», `UTC+5`. */
  zone(at: Date | string, timeZone: string): string
  /** The name of a time zone, by its main city or country: «Москва», `Moscow`. */
  zoneName(timeZone: string): string
}

const REFERENCE = {
  ru: { zone: 'Europe/Moscow', name: 'МСК' },
  en: { zone: 'UTC', name: 'UTC' },
} as const satisfies Record<Language, { zone: string; name: string }>

const WEEKDAY = { ru: 'short', en: 'long' } as const satisfies Record<Language, string>

/** Creates formats of dates, which have no time zone, and of instants, which are shown in a given one. */
export function createDateFormats(language: Language): DateFormats {
  const days = createDayFormats(language)
  const weekdays = new Intl.DateTimeFormat(LOCALES[language], { weekday: WEEKDAY[language], timeZone: 'UTC' })
  const clockOf = memoize((timeZone) => clock(LOCALES[language], timeZone))
  const time = (at: Date | string, timeZone: string) => clockOf(timeZone).time.format(new Date(at))
  const zone = (at: Date | string, timeZone: string) => {
    const { zone: reference, name } = REFERENCE[language]
    const instant = new Date(at)
    return name + signed(clockOf(timeZone).offset(instant) - clockOf(reference).offset(instant))
  }
  return {
    ...days,
    ...createShortDates(language),
    longDate(at, timeZone) {
      const date = clockOf(timeZone).date(new Date(at))
      const [weekday, day] = [weekdays.format(utc(date)), days.fullDate(date)]
      const dated = language === 'ru' ? `${day} (${weekday})` : `${weekday}, ${day}`
      return `${dated}, ${time(at, timeZone)} (${zone(at, timeZone)})`
    },
    time,
    zone,
    zoneName: memoize((timeZone) => zoneName(language, timeZone)),
  }
}

/** In English the city of the identifier: CLDR abbreviates many English names, as in `CET`. */
function zoneName(language: Language, timeZone: string): string {
  if (language === 'en') return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const names = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'shortGeneric' })
  return partsOf(names, new Date(0)).timeZoneName ?? timeZone
}

/** Local date, local time and offset from UTC in minutes of a time zone. */
function clock(locale: string, timeZone: string) {
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const day = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return {
    time,
    date(at: Date) {
      const part = partsOf(day, at)
      return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`
    },
    offset(at: Date) {
      const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(partsOf(offset, at).timeZoneName ?? '') ?? []
      return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
    },
  }
}

const partsOf = (format: Intl.DateTimeFormat, at: Date): Record<string, string | undefined> =>
  Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))

/** Formats minutes as `+2` or `−3:30`; 0 is empty. */
function signed(minutes: number): string {
  if (minutes === 0) return ''
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
