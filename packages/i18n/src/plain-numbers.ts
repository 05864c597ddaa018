import type { Language } from '@polynya/contract'
import { LOCALES, later } from './locales.ts'

export interface PlainNumbers {
  /** A number with its digits grouped: «12 480». */
  number(value: number): string
  /** Degrees Celsius to a tenth, signed: «+1,4 °C». */
  temperature(celsius: number): string
}

const WARMTH = {
  style: 'unit',
  unit: 'celsius',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
} as const

/** Numbers without a unit, and how warm water is. */
export function createPlainNumbers(language: Language): PlainNumbers {
  const plain = later(() => new Intl.NumberFormat(LOCALES[language]))
  const warmth = later(() => new Intl.NumberFormat(LOCALES[language], WARMTH))
  return {
    number: (value) => minus(plain().format(value)),
    temperature: (celsius) => held(minus(warmth().format(celsius))),
  }
}

export const minus = (text: string) => text.replace('-', '−')
/** A number is never parted from its unit. */
export const held = (text: string) => text.replaceAll(' ', '\xa0')
