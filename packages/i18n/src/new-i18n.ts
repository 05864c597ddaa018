import type { Language } from '@polynya/contract'
import { createInstance, type i18n, type Resource } from 'i18next'
import { createFormats } from './formats.ts'

export interface I18nOptions {
  readonly language: Language
  /** Initial texts by language and namespace. */
  readonly resources?: Resource
  /** Whether a missing text or value throws, as in development and tests; otherwise the key is shown. */
  readonly strict?: boolean
}

/** Creates an i18next instance synchronously. Values are not escaped: React escapes them, and e-mails are plain text. */
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
  const { formatter } = i18n.services
  formatter?.add('fileSize', (kilobytes: number, lng) =>
    createFormats(lng as Language).fileSize(kilobytes * 1000),
  )
  formatter?.add('wait', (seconds: number, lng) => createFormats(lng as Language).wait(seconds))
  // A limit may be a year, whose four digits are one group.
  formatter?.add('limit', (limit: number, lng) => limit.toLocaleString(lng, { useGrouping: 'min2' }))
  return i18n
}

/** Reads NODE_ENV. Builds for browsers, which lack it, pass `strict`. */
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
