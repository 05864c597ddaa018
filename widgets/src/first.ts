/** What a page shows first of a widget: its code comes along, the rest when somebody asks for it. */

import type { Language } from '@polynya/i18n'
import { languageOf } from './language-of.ts'

export type First = `${Language}-${'month' | 'list'}`

/** In pixels: where the calendar has less, it begins as a list. A wrong guess costs a request. */
const WIDE = 608

export function firstOf(tag: Element): First {
  const asked = tag.getAttribute('view')
  const isList = asked === 'list' || (asked !== 'month' && tag.clientWidth < WIDE)
  return `${languageOf(tag)}-${isList ? 'list' : 'month'}`
}
