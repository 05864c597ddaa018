/** The frame of every page of the documentation. Pages are read without scripts; the search and the theme have one. */

import { LANGUAGES, type Language } from '@polynya/i18n'
import { type Translate, translate } from '@polynya/i18n/catalogues'
import { ICONS } from '../../packages/web/src/infrastructure/components/icons.ts'
import { THEMES } from '../../packages/web/src/infrastructure/settings/theme.ts'
import { escaped, type Page, relativeTo, SECTIONS } from './page.ts'
import { appAddress } from './targets.ts'

export interface Frame {
  readonly pages: readonly Page[]
  /** Path of the style sheet in the site. */
  readonly style: string
  /** Path of the program that switches the theme. */
  readonly theme: string
  readonly icon: string
  readonly app: string | null
}

const WORDS: Readonly<Record<Language, Translate>> = { ru: translate('ru'), en: translate('en') }
const NAMES: Readonly<Record<Language, string>> = { ru: 'Русский', en: 'English' }

export const wordsOf = (language: Language): Translate => WORDS[language]

/** Returns the document of a page. */
export function documentOf(page: Page, frame: Frame): string {
  const t = wordsOf(page.language)
  const to = (path: string) => escaped(relativeTo(page.path, path))
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(titleOf(page, t))}</title>
<script src="${to(frame.theme)}"></script>
<link rel="stylesheet" href="${to(frame.style)}">
<link rel="icon" href="${to(frame.icon)}" type="image/svg+xml">
${alternates(page, frame)}</head>
<body>
<a class="skip-link" href="#main">${t('docsSite:skipLink')}</a>
<header class="bar">
<a class="brand" href="${to(`${page.language}/index.html`)}">Polynya</a>
<nav class="links" aria-label="${t('docsSite:languages')}"><a class="to-menu" href="#menu">${t('docsSite:menu')}</a>
${languageLinks(page, frame)}
${themeButton(t)}
${siteLink(page, frame, 'to-site')}</nav>
<form class="find" role="search" action="${to(`${page.language}/search.html`)}">
<input type="search" name="q" required aria-label="${t('docsSite:search')}" placeholder="${t('docsSite:search')}">
<button>${t('docsSite:find')}</button>
</form>
</header>
<div class="frame">
<main id="main" tabindex="-1">
<h1>${escaped(page.title)}</h1>
${contentsOf(page, t)}${page.html}</main>
${menuOf(page, frame)}
</div>
</body>
</html>
`
}

const titleOf = ({ title }: Page, t: Translate) =>
  title === t('docsSite:title') ? title : `${title} · ${t('docsSite:title')}`

/** The same page in another language, if there is one. */
const counterpart = ({ path }: Page, language: Language, { pages }: Frame) =>
  pages.find((each) => each.language === language && each.path === path.replace(/^\w+/, language))

function alternates(page: Page, frame: Frame): string {
  const found = LANGUAGES.map((language) => counterpart(page, language, frame)).filter(
    (each) => each !== undefined,
  )
  if (found.length < LANGUAGES.length) return ''
  return found
    .map(
      ({ language, path }) =>
        `<link rel="alternate" hreflang="${language}" href="${escaped(relativeTo(page.path, path))}">\n`,
    )
    .join('')
}

/** Links to the other languages. */
const languageLinks = (page: Page, frame: Frame) =>
  LANGUAGES.filter((language) => language !== page.language)
    .map((language) => {
      const path = counterpart(page, language, frame)?.path ?? `${language}/index.html`
      return `<a lang="${language}" hreflang="${language}" href="${escaped(relativeTo(page.path, path))}">${NAMES[language]}</a>`
    })
    .join('\n')

/** The header shows this link on wide screens, and the menu on narrow ones. */
const siteLink = (page: Page, frame: Frame, name: string) =>
  `<a class="${name}" href="${escaped(appAddress(page.path, '/', frame.app))}">${wordsOf(page.language)('docsSite:toSite')}</a>`

/** The program of the page shows and names it; the style sheet shows the icon of the current theme. */
function themeButton(t: Translate): string {
  const names = THEMES.map(
    (theme) => `data-${theme}="${t('shell:theme.label')}: ${t(`shell:theme.${theme}`)}"`,
  )
  const icons = THEMES.map(
    (theme) =>
      `<svg class="${theme}" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[theme]}"/></svg>`,
  )
  return `<button type="button" class="theme" hidden ${names.join(' ')}>${icons.join('')}</button>`
}

/** Long pages list their headings of level two, and of three if these are few. */
function contentsOf({ headings }: Page, t: Translate): string {
  const isTop = (level: number) => level <= (headings.length > 30 ? 2 : 3)
  const shown = headings.filter(({ level }) => isTop(level))
  if (shown.length < 3) return ''
  const rows = shown.map(
    ({ level, id, text }) => `<li class="level-${level}"><a href="#${escaped(id)}">${escaped(text)}</a></li>`,
  )
  return `<nav class="contents" aria-label="${t('docsSite:contents')}"><h2>${t('docsSite:contents')}</h2><ul>${rows.join('')}</ul></nav>\n`
}

/** Sections with their pages in the language; what is in English alone is marked as such. */
function menuOf(page: Page, frame: Frame): string {
  const t = wordsOf(page.language)
  const shown = SECTIONS.filter((section) => section !== 'howTo' && section !== 'decisions')
  const groups = shown.map((section) => {
    const rows = pagesOf(frame.pages, section, page.language).map((each) => menuRow(each, page))
    return `<h2>${t(`docsSite:sections.${section}`)}${markOf(section, page.language, t)}</h2><ul>${rows.join('')}</ul>`
  })
  return `<nav id="menu" class="menu" aria-label="${t('docsSite:menu')}">${siteLink(page, frame, 'menu-link in-menu')}
${groups.join('\n')}</nav>`
}

const markOf = (section: Page['section'], language: Language, t: Translate) =>
  section === 'guides' || language === 'en' ? '' : ` <small>${t('docsSite:inEnglish')}</small>`

/** The pages of a section: guides in the language, everything else in English. */
export const pagesOf = (pages: readonly Page[], section: Page['section'], language: Language): Page[] =>
  pages.filter(
    (each) => each.section === section && each.language === (section === 'guides' ? language : 'en'),
  )

const menuRow = (each: Page, page: Page) =>
  `<li><a class="menu-link" href="${escaped(relativeTo(page.path, each.path))}"${each.path === page.path ? ' aria-current="page"' : ''}${each.language === page.language ? '' : ' lang="en" hreflang="en"'}>${escaped(each.title)}</a></li>`
