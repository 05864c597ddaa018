import type { Language } from '@polynya/contract'
import { LOCALES, lazy } from './locales.ts'

export interface PlainNumbers {
  /** A number with grouped digits: «12 480». */
  number(value: number): string
  /** Degrees Celsius with one decimal and a sign: «+1,4 °C». */
  temperature(celsius: number): string
}

const TEMPERATURE = {
  style: 'unit',
  unit: 'celsius',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
} as const

/** Creates formats of numbers without a unit and of water temperature. */
export function createPlainNumbers(language: Language): PlainNumbers {
  const plain = lazy(() => new Intl.NumberFormat(LOCALES[language]))
  const degrees = lazy(() => new Intl.NumberFormat(LOCALES[language], TEMPERATURE))
  return {
    number: (value) => minus(plain().format(value)),
    temperature: (celsius) => unbroken(minus(degrees().format(celsius))),
  }
}

export const minus = (text: string) => text.replace('-', '−')
/** Replaces spaces by no-break spaces: a number stays on the line of its unit. */
export const unbroken = (text: string) => text.replaceAll(' ', '\xa0')
