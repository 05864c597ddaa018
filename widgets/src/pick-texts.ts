/** Picks from the catalogues the texts that a widget uses. Runs at build time; the bundle contains the result. */

import type { Language } from '@polynya/i18n'
import { catalogues } from '@polynya/i18n/catalogues'
import type { Texts } from './translate.ts'

interface Tree {
  [name: string]: string | Tree
}

/** The texts of both languages by keys such as `sport:registration` or, for the shell namespace, `retry`. */
export function pickTexts(keys: readonly string[]): Readonly<Record<Language, Texts>> {
  return { ru: pickFrom(catalogues.ru, keys), en: pickFrom(catalogues.en, keys) }
}

function pickFrom(catalogue: object, keys: readonly string[]): Texts {
  const picked: Tree = {}
  for (const key of keys) {
    const path = (key.includes(':') ? key : `shell:${key}`).split(/[:.]/)
    let [from, to]: [Tree, Tree] = [catalogue as Tree, picked]
    for (const [depth, name] of path.entries()) {
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

/** Texts about the data state of any widget. */
export const FRAME_KEYS = [
  'retry',
  'widgets:loading',
  'widgets:failed',
  'widgets:failedAdvice',
  'widgets:offline',
  'widgets:offlineAdvice',
  'widgets:broken',
  'widgets:missing',
  'widgets:missingAdvice',
  'widgets:staleAt',
]
