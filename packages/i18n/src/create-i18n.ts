import type { Language } from '@polynya/contract'
import type { i18n } from 'i18next'
import type { Namespace } from './catalogue.ts'
import { loadNamespace } from './load-namespace.ts'
import { type I18nOptions, newI18n } from './new-i18n.ts'

interface BrowserOptions extends Pick<I18nOptions, 'language' | 'strict'> {
  readonly namespaces: readonly Namespace[]
}

/** An i18next instance that holds these namespaces in one language. Rejects where they cannot be fetched. */
export async function createI18n({ namespaces, ...options }: BrowserOptions): Promise<i18n> {
  const instance = newI18n(options)
  await addNamespaces(instance, namespaces)
  return instance
}

/** Adds what a route needs, in the language that is spoken by then. Rejects where it cannot be fetched. */
export async function addNamespaces(i18n: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const language = i18n.language as Language
  await load(i18n, language, namespaces)
  if (i18n.language !== language) await addNamespaces(i18n, namespaces)
}

/** Speaks another language, once everything that is held is there in it. On failure the language stays. */
export async function changeLanguage(i18n: i18n, language: Language): Promise<void> {
  const missing = () =>
    held(i18n, i18n.language).filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  while (missing().length > 0) await load(i18n, language, missing())
  await i18n.changeLanguage(language)
}

const held = (i18n: i18n, language: string) =>
  Object.keys(i18n.getDataByLanguage(language) ?? {}) as Namespace[]

async function load(i18n: i18n, language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  const texts = await Promise.all(missing.map((namespace) => loadNamespace(language, namespace)))
  missing.forEach((namespace, index) => {
    i18n.addResourceBundle(language, namespace, texts[index])
  })
}
