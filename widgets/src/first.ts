/** Initial state of a page, which determines the code to load eagerly. */

import type { Language } from '@polynya/i18n'
import { languageOf } from './language-of.ts'

export type First = Language | `${Language}-${'month' | 'list'}`

/** In pixels: a narrower calendar starts as a list. A wrong guess costs one more request. */
const WIDE = 608

export function firstOf(tag: Element): First {
  const language = languageOf(tag)
  if (tag.localName !== 'polynya-event-calendar') return language
  const view = tag.getAttribute('view')
  const isList = view === 'list' || (view !== 'month' && tag.clientWidth < WIDE)
  return `${language}-${isList ? 'list' : 'month'}`
}
