/** Files of the search: an index per language, and the program of the page. */

import type { Language } from '@polynya/i18n'
import { type Page, textOf } from './page.ts'
import type { Part } from './search.ts'

/** More of a part is not searched: the parts of guides are shorter. */
const LONGEST_TEXT = 1500

/** The parts of all pages in a language. */
export const searchIndex = (pages: readonly Page[], language: Language): Part[] =>
  pages.filter((page) => page.isFound && page.language === language).flatMap(partsOf)

/** A page by its headings; what precedes the first is a part without one. */
function partsOf({ path, title, html, headings }: Page): Part[] {
  const [first = '', ...others] = html.split(/(?=<h[2-6] id=")/)
  const parts = others.map((fragment) => {
    const [, id = ''] = /^<h\d id="([^"]*)"/.exec(fragment) ?? []
    const heading = headings.find((each) => each.id === id)?.text ?? ''
    return {
      path: `${path}#${id}`,
      title,
      heading,
      text: shorten(fragment.replace(/^<h\d[\s\S]*?<\/h\d>/, '')),
    }
  })
  return [{ path, title, heading: '', text: shorten(first) }, ...parts]
}

const shorten = (html: string) => textOf(html).slice(0, LONGEST_TEXT)
