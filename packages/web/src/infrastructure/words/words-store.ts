import { createFormats, type Language, loadNamespace, type Namespace } from '@polynya/i18n'
import { createTranslate, type Texts, type Words } from '@polynya/ui'
import { type Observable, observable } from '../state/observable.ts'

export interface WordsStore extends Pick<Observable<Words>, 'get' | 'subscribe'> {
  /** Has these namespaces in the language that is spoken by then. Rejects where they cannot be fetched. */
  readonly load: (namespaces: readonly Namespace[]) => Promise<void>
  /** Speaks another language once all that is held is there in it. On failure the language stays. */
  readonly speak: (language: Language) => Promise<void>
}

type Load = (language: Language, namespace: Namespace) => Promise<Texts>

/**
 * Texts of the page: one language at a time, with the namespaces that were requested so far.
 * @param fetchTexts loads the texts of a namespace
 */
export function wordsStore(first: Language, fetchTexts: Load = loadNamespace): WordsStore {
  const texts = new Map<string, Texts>()
  const wanted = new Set<Namespace>()
  const keyOf = (language: Language, namespace: string) => `${language}:${namespace}`

  function wordsOf(language: Language): Words {
    const formats = createFormats(language)
    const textsOf = (namespace: string) => texts.get(keyOf(language, namespace))
    return { language, formats, t: createTranslate({ language, formats, textsOf }) }
  }

  const words = observable(wordsOf(first))

  async function fetchMissing(language: Language): Promise<boolean> {
    const missing = [...wanted].filter((namespace) => !texts.has(keyOf(language, namespace)))
    await Promise.all(
      missing.map(async (namespace) => {
        texts.set(keyOf(language, namespace), await fetchTexts(language, namespace))
      }),
    )
    return missing.length > 0
  }

  return {
    get: words.get,
    subscribe: words.subscribe,
    async load(namespaces) {
      for (const namespace of namespaces) wanted.add(namespace)
      const { language } = words.get()
      const isNew = await fetchMissing(language)
      // Another language may be spoken by now: then what is wanted is fetched in it, too.
      if (words.get().language !== language) await fetchMissing(words.get().language)
      if (isNew) words.set(wordsOf(words.get().language))
    },
    async speak(language) {
      while (await fetchMissing(language));
      words.set(wordsOf(language))
    },
  }
}
