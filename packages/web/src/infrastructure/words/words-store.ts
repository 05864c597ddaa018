import { createFormats, createI18n, type Language, type LazyI18nOptions, type Namespace } from '@polynya/i18n'
import type { Words } from '@polynya/ui'
import { type Observable, observable } from '../state/observable.ts'

export interface WordsStore extends Pick<Observable<Words>, 'get' | 'subscribe'> {
  /** Loads namespaces in the current language. Rejects if they cannot be fetched. */
  readonly load: (namespaces: readonly Namespace[]) => Promise<void>
  /** Switches the language once all loaded namespaces are loaded in it. If that fails, the language stays. */
  readonly speak: (language: Language) => Promise<void>
}

/**
 * Texts and formats of the app: i18next as an observable value, which changes with the language and with new texts.
 * @param fetchTexts loads the texts of a namespace
 */
export function wordsStore(first: Language, fetchTexts?: LazyI18nOptions['fetchTexts']): WordsStore {
  // A key without a text is shown as it is: a newer server may know reasons that this app has no texts for.
  const i18n = createI18n({ language: first, strict: false, ...(fetchTexts && { fetchTexts }) })
  const current = (): Words => ({
    language: i18n.language(),
    t: i18n.t(),
    formats: createFormats(i18n.language()),
  })
  const words = observable(current())
  return {
    get: words.get,
    subscribe: words.subscribe,
    async load(namespaces) {
      if (await i18n.load(namespaces)) words.set(current())
    },
    async speak(language) {
      await i18n.changeLanguage(language)
      words.set(current())
    },
  }
}
