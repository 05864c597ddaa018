import type { Language } from '@polynya/contract'

/** The locale in which a language's dates and numbers are written: English as Europe writes it, day first, 24 h. */
export const LOCALES = { ru: 'ru-RU', en: 'en-GB' } as const satisfies Record<Language, string>

/** Makes a thing when it is first asked for: a page that shows no dates pays for no format of theirs. */
export function later<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Keeps what `make` gives for a key: an Intl formatter takes fifty times longer to make than to use. */
export function kept<Value>(make: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>()
  return (key) => {
    const value = values.get(key) ?? make(key)
    values.set(key, value)
    return value
  }
}
