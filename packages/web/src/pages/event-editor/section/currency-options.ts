import type { Language } from '@polynya/i18n'

/** The usual currencies of fees are listed first. */
const USUAL = ['RUB', 'BYN', 'KZT', 'EUR', 'USD', 'CNY'] as const

/** Every currency by its code and name. */
export function currencyOptions(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const codes = new Set<string>([...USUAL, ...Intl.supportedValuesOf('currency')])
  return [...codes].map((code) => ({ value: code, text: `${code}, ${names.of(code)}` }))
}
