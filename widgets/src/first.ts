/** Initial state of a page, which determines the code to load eagerly. */

import type { Language } from '@polynya/i18n'
import { languageOf } from './language-of.ts'

export type First = `${Language}-${'month' | 'list'}`

/** In pixels: a narrower calendar starts as a list. A wrong guess costs one more request. */
const WIDE = 608

export function firstOf(tag: Element): First {
  const view = tag.getAttribute('view')
  const isList = view === 'list' || (view !== 'month' && tag.clientWidth < WIDE)
  return `${languageOf(tag)}-${isList ? 'list' : 'month'}`
}
