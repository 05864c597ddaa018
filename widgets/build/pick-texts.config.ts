/** Picks from the catalogues the texts that a widget uses. */

import type { Language } from '@polynya/i18n'
import { catalogues } from '@polynya/i18n/catalogues'

interface Tree {
  [name: string]: string | Tree
}

/**
 * Returns the texts of a language by keys such as `sport:registration` or, for the shell namespace, `retry`. A last `*`
 * is replaced by the plural forms of the language.
 */
export function pickTexts(language: Language, keys: readonly string[]): Tree {
  const catalogue: object = catalogues[language]
  const picked: Tree = {}
  for (const key of keys) {
    const path = (key.includes(':') ? key : `shell:${key}`).split(/[:.]/)
    let [from, to]: [Tree, Tree] = [catalogue as Tree, picked]
    for (const [depth, name] of path.entries()) {
      if (name.endsWith('*')) {
        const forms = Object.entries(from).filter(([each]) => each.startsWith(name.slice(0, -1)))
        if (forms.length === 0) throw new Error(`No text for ${key}`)
        Object.assign(to, Object.fromEntries(forms))
        break
      }
      const value = from[name]
      if (value === undefined) throw new Error(`No text for ${key}`)
      if (depth === path.length - 1) to[name] = value
      else {
        to[name] ??= {}
        ;[from, to] = [value as Tree, to[name] as Tree]
      }
    }
  }
  return picked
}
