import type { Language } from '@polynya/contract'
import { LOCALES, memoize } from './locales.ts'
import { createPlainNumbers, minus, type PlainNumbers, unbroken } from './plain-numbers.ts'

export interface NumberFormats extends PlainNumbers {
  /** Minor units of an ISO 4217 currency, without a fraction when whole: «1 500 ₽», «1 500,50 ₽». */
  money(minor: number, currency: string): string
  /** Metres: «1 000 м». */
  metres(value: number): string
  /** Degrees north and east (negative is south and west): «57,1522° с. ш., 65,5272° в. д.» */
  coordinates(coord: { readonly lat: number; readonly lon: number }): string
  /** Bytes in decimal units, as in the messages about limits: «150 кБ», «1,5 МБ». */
  fileSize(bytes: number): string
  /** A number of hours or days with its unit: «5 часов», «21 день». */
  hours(count: number): string
  days(count: number): string
  /** How long to wait: seconds under a minute, minutes under an hour, else hours, rounded up: «2 часа». */
  wait(seconds: number): string
}

const HEMISPHERES = {
  ru: { north: 'с.\xa0ш.', south: 'ю.\xa0ш.', east: 'в.\xa0д.', west: 'з.\xa0д.' },
  en: { north: 'N', south: 'S', east: 'E', west: 'W' },
} as const satisfies Record<Language, Record<'north' | 'south' | 'east' | 'west', string>>

const FILE_UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Creates formats of numbers, amounts of money and measures. */
export function createNumberFormats(language: Language): NumberFormats {
  const numbers = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(LOCALES[language], options)
  const counted = memoize((unit) => numbers({ style: 'unit', unit, unitDisplay: 'long' }))
  const measured = memoize((unit) => numbers({ style: 'unit', unit, maximumFractionDigits: 1 }))
  const currencies = memoize((currency) =>
    numbers({
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }),
  )
  return {
    ...createPlainNumbers(language),
    money(minor, currency) {
      const format = currencies(currency)
      return minus(format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)))
    },
    metres: (value) => unbroken(measured('meter').format(value)),
    coordinates: coordinatesIn(language),
    fileSize(bytes) {
      const step = FILE_UNITS.findLastIndex((_, index) => bytes >= 1000 ** (index + 1))
      const [unit, power] = [FILE_UNITS[step] ?? 'kilobyte', Math.max(step, 0) + 1]
      return unbroken(measured(unit).format(bytes / 1000 ** power))
    },
    hours: (count) => unbroken(counted('hour').format(count)),
    days: (count) => unbroken(counted('day').format(count)),
    wait(seconds) {
      const [unit, size] = seconds < 60 ? ['second', 1] : seconds <= 3540 ? ['minute', 60] : ['hour', 3600]
      return unbroken(counted(unit).format(Math.ceil(seconds / size)))
    },
  }
}

function coordinatesIn(language: Language): NumberFormats['coordinates'] {
  const degrees = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  })
  const { north, south, east, west } = HEMISPHERES[language]
  const angle = (value: number, side: string) => `${degrees.format(Math.abs(value))}°\xa0${side}`
  return ({ lat, lon }) => `${angle(lat, lat < 0 ? south : north)}, ${angle(lon, lon < 0 ? west : east)}`
}
