import type { Language } from '@polynya/contract'
import { createInstance, type i18n, type Resource } from 'i18next'
import { createFormats } from './formats.ts'

export interface I18nOptions {
  readonly language: Language
  /** Texts that are there from the start, by language and namespace. */
  readonly resources?: Resource
  /** Whether a missing text or value throws, as it should in development and tests; else the key stands for it. */
  readonly strict?: boolean
}

/** An i18next instance of its own, ready at once: nothing is escaped, for React escapes and mails are plain text. */
export function newI18n({ language, resources = {}, strict = isDevelopment() }: I18nOptions): i18n {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    defaultNS: 'shell',
    ns: [],
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
    appendNamespaceToMissingKey: true,
    ...(strict && STRICT),
  })
  i18n.services.formatter?.add('fileSize', (kilobytes: number, lng) =>
    createFormats(lng as Language).fileSize(kilobytes * 1000),
  )
  return i18n
}

/** As Node tells; a build for browsers, where there is no such variable, passes `strict`. */
function isDevelopment(): boolean {
  const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } }
  return ['development', 'test'].includes(process?.env.NODE_ENV ?? '')
}

const STRICT = {
  parseMissingKeyHandler: (key: string): never => {
    throw new Error(`No text for ${key}: is its namespace loaded?`)
  },
  missingInterpolationHandler: (text: string, [placeholder]: readonly string[]): never => {
    throw new Error(`No value for ${placeholder} in "${text}"`)
  },
}
