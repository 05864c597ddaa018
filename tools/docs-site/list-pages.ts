/** Pages that list others: of a language, of how-tos and decisions, the search, and the page for unknown addresses. */

import { LANGUAGES, type Language } from '@polynya/i18n'
import { wordsOf } from './layout.ts'
import { escaped, type Page, relativeTo } from './page.ts'

const page = (path: string, language: Language, content: Pick<Page, 'title' | 'html'>): Page => ({
  ...{ path, language, section: null, headings: [], isFound: false },
  ...content,
})

const linksTo = (from: string, pages: readonly Page[]) =>
  `<ul class="pages">${pages
    .map(
      ({ path, title, language }) =>
        `<li><a href="${escaped(relativeTo(from, path))}" lang="${language}" hreflang="${language}">${escaped(title)}</a></li>`,
    )
    .join('')}</ul>`

/** The first page of each language. */
export const homePages = (pages: readonly Page[]): Page[] =>
  LANGUAGES.map((language) => {
    const t = wordsOf(language)
    const path = `${language}/index.html`
    const own = pages.filter((each) => each.section === 'guides' && each.language === language)
    const html = `<p class="lead">${t('docsSite:lead')}</p><h2 id="guides">${t('docsSite:sections.guides')}</h2>${linksTo(path, own)}`
    return page(path, language, { title: t('docsSite:title'), html })
  })

/** Pages in English that list the many pages of a section, in the menu of the project. */
export const listPages = (pages: readonly Page[]): Page[] =>
  (['howTo', 'decisions'] as const).map((section) => {
    const path = `en/${section === 'howTo' ? 'how-to' : section}/index.html`
    const listed = pages.filter((each) => each.section === section)
    const title = wordsOf('en')(`docsSite:sections.${section}`)
    return { ...page(path, 'en', { title, html: linksTo(path, listed) }), section: 'project' }
  })

interface SearchFiles {
  readonly program: string
  readonly indexes: readonly { readonly language: Language; readonly path: string }[]
}

/** The search of each language finds its own pages first. */
export const searchPages = ({ program, indexes }: SearchFiles): Page[] =>
  LANGUAGES.map((language) => {
    const t = wordsOf(language)
    const path = `${language}/search.html`
    const own = indexes.toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
    const words = {
      searching: t('docsSite:searching'),
      failed: t('docsSite:searchFailed'),
      // The program of the search replaces the query, as it does the counts.
      nothing: t('docsSite:nothing', { query: '{query}' }),
      found: Object.fromEntries(
        new Intl.PluralRules(language)
          .resolvedOptions()
          .pluralCategories.map((form) => [form, foundAs(language, form)]),
      ),
    }
    const attributes = {
      indexes: JSON.stringify(own.map((index) => relativeTo(path, index.path))),
      words: JSON.stringify(words),
    }
    const html = `<div id="search" data-indexes="${escaped(attributes.indexes)}" data-words="${escaped(attributes.words)}"><p role="status">${t('docsSite:searchWithoutScript')}</p><ol class="found"></ol></div>
<script type="module" src="${escaped(relativeTo(path, program))}"></script>`
    return page(path, language, { title: t('docsSite:search'), html })
  })

/** A count of each plural form, replaced by the program of the search. */
const COUNTS: Readonly<Record<Intl.LDMLPluralRule, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  few: 3,
  many: 5,
  other: 1.5,
}

function foundAs(language: Language, form: Intl.LDMLPluralRule): string {
  const count = language === 'en' && form === 'other' ? 5 : COUNTS[form]
  const number = new Intl.NumberFormat(language).format(count)
  return wordsOf(language)('docsSite:found', { count }).replace(number, '{count}')
}

/** The first page of the site: the readers choose their language. */
export const languagePage = (pages: readonly Page[]): Page =>
  page('index.html', 'en', {
    title: 'Polynya',
    html: linksTo(
      'index.html',
      pages.filter(({ path }) => /^\w+\/index\.html$/.test(path)),
    ),
  })

/** What a host sends for an unknown address. */
export function notFoundPage(pages: readonly Page[]): Page {
  const texts = LANGUAGES.map((language) => {
    const t = wordsOf(language)
    return `<div lang="${language}"><p>${t('docsSite:notFound')}. ${t('docsSite:notFoundText')}</p></div>`
  })
  const title = LANGUAGES.map((language) => wordsOf(language)('docsSite:notFound')).join(' · ')
  const html = texts.join('') + languagePage(pages).html
  return page('404.html', 'en', { title, html })
}
