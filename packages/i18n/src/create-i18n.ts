import type { Language } from '@polynya/contract'
import type { Namespace } from './catalogue.ts'
import type { Translate } from './catalogues.ts'
import { loadNamespace } from './load-namespace.ts'
import { type I18nOptions, newI18n } from './new-i18n.ts'

export interface LazyI18nOptions extends Pick<I18nOptions, 'language' | 'strict'> {
  /** Loads the texts of a namespace; by default the chunk of the build that holds them. */
  readonly fetchTexts?: (language: Language, namespace: Namespace) => Promise<object>
}

/** An i18next instance whose texts are loaded on demand, by language and namespace. */
export interface LazyI18n {
  readonly language: () => Language
  /** Returns the `t` of the current language. */
  readonly t: () => Translate
  /**
   * Loads namespaces in the language that is current once they have arrived. Rejects if they cannot be fetched.
   * @returns whether there are new texts
   */
  readonly load: (namespaces: readonly Namespace[]) => Promise<boolean>
  /** Switches the language once all loaded namespaces are loaded in it. If that fails, the language stays. */
  readonly changeLanguage: (language: Language) => Promise<void>
}

/** Creates the translator of an app that loads its texts as its pages need them. */
export function createI18n({ fetchTexts = loadNamespace, ...options }: LazyI18nOptions): LazyI18n {
  const i18n = newI18n(options)
  const wanted = new Set<Namespace>()
  const language = () => i18n.language as Language

  async function fetchMissing(into: Language): Promise<boolean> {
    const missing = [...wanted].filter((namespace) => !i18n.hasResourceBundle(into, namespace))
    const texts = await Promise.all(missing.map((namespace) => fetchTexts(into, namespace)))
    missing.forEach((namespace, index) => {
      i18n.addResourceBundle(into, namespace, texts[index])
    })
    return missing.length > 0
  }

  return {
    language,
    t: () => i18n.getFixedT(i18n.language) as Translate,
    async load(namespaces) {
      for (const namespace of namespaces) wanted.add(namespace)
      const before = language()
      const isNew = await fetchMissing(before)
      // The language may have changed meanwhile: then the namespaces are needed in the new one.
      if (language() !== before) await fetchMissing(language())
      return isNew
    },
    async changeLanguage(next) {
      while (await fetchMissing(next));
      await i18n.changeLanguage(next)
    },
  }
}
