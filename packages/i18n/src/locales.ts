import type { Language } from '@polynya/contract'

/** Locale of a language's dates and numbers. English is European: day first, 24 hours. */
export const LOCALES = { ru: 'ru-RU', en: 'en-GB' } as const satisfies Record<Language, string>

/** Creates a value on first use, so that a page without dates creates no date formatter. */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let created: Value | undefined
  return () => {
    created ??= create()
    return created
  }
}

/** Caches the result of `create` by its key: creating an Intl formatter takes fifty times longer than using it. */
export function memoize<Value>(create: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>()
  return (key) => {
    const value = values.get(key) ?? create(key)
    values.set(key, value)
    return value
  }
}
