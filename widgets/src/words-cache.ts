import type { Formats, Language } from '@polynya/i18n'
import type { Words } from '@polynya/ui'
import type { Attributes } from './attributes.ts'
import type { Texts } from './translate.ts'
import type { Widget } from './widget.ts'
import { wordsOf } from './words-of.ts'

/**
 * Creates a cache of a widget's words by language. The returned function gives the words of a language, or undefined
 * while its texts load, and then calls `onLoad`.
 */
export function createWordsCache({ texts, formats: formatsOf }: Widget<unknown, Attributes>) {
  const cache = new Map<Language, Words>()

  function store(language: Language, source: Texts): Words {
    // Only the formats that the components of this widget use; a test of each widget proves it.
    const words = wordsOf({ language, formats: formatsOf(language) as Formats }, source)
    cache.set(language, words)
    return words
  }

  return (language: Language, onLoad: () => void): Words | undefined => {
    const source = texts[language]
    if (typeof source === 'object') return cache.get(language) ?? store(language, source)
    if (!cache.has(language)) {
      source()
        .then((loaded) => store(language, loaded))
        // Rendering again requests the texts again.
        .then(onLoad, () => addEventListener('online', onLoad, { once: true }))
    }
    return cache.get(language)
  }
}
