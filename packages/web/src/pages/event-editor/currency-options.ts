import type { Language } from '@polynya/i18n'

/** What fees are usually taken in comes first. */
const USUAL = ['RUB', 'BYN', 'KZT', 'EUR', 'USD', 'CNY'] as const

/** Every currency by its code and name. */
export function currencyOptions(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const codes = new Set<string>([...USUAL, ...Intl.supportedValuesOf('currency')])
  return [...codes].map((code) => ({ value: code, text: `${code}, ${names.of(code)}` }))
}
