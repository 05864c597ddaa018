/** Markdown of the repository as HTML. Texts of screens are references to the catalogues: `{{orders:pay}}`. */

import type { Language } from '@polynya/i18n'
import { catalogues } from '@polynya/i18n/catalogues'
import { Marked, type TokenizerAndRendererExtension } from 'marked'
import { anchorOf, escaped, type Heading, textOf } from './page.ts'

export interface Rendered {
  /** The first heading of level one. */
  readonly title: string
  /** Without the title. */
  readonly html: string
  readonly headings: readonly Heading[]
}

interface MarkdownOptions {
  readonly language: Language
  /** The address of a link or a picture from the page; throws if there is none. */
  readonly resolve: (target: string) => string
  readonly picture: (target: string) => Picture
}

/** A screen in both themes, which have one size. */
export interface Picture {
  readonly light: string
  readonly dark: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** Renders a Markdown document. Raw HTML is shown as text, comments are left out. */
export function renderMarkdown(markdown: string, { language, resolve, picture }: MarkdownOptions): Rendered {
  const headings: Heading[] = []
  let title = ''
  const heading = (html: string, level: number) => {
    const text = textOf(html)
    if (level === 1 && title === '') {
      title = text
      return ''
    }
    const id = unique(anchorOf(text), headings)
    headings.push({ level, id, text })
    return `<h${level} id="${id}">${html} <a class="anchor" href="#${id}" aria-hidden="true" tabindex="-1">#</a></h${level}>\n`
  }
  const marked = new Marked({
    extensions: [screenText(language)],
    renderer: {
      heading,
      link: (href, _title, text) => `<a href="${escaped(resolve(href))}">${text}</a>`,
      image(href, _title, alt) {
        const { width, height, ...themes } = picture(href)
        // The one that the theme hides is never loaded.
        return (['light', 'dark'] as const)
          .map(
            (theme) =>
              `<img class="shot" data-shot="${theme}" src="${escaped(themes[theme])}" width="${width}" height="${height}" alt="${alt}" loading="lazy">`,
          )
          .join('')
      },
      table: (head, body) =>
        `<div class="wide" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`,
      code: (code, language) =>
        `<pre tabindex="0"${language ? ` data-language="${escaped(language)}"` : ''}><code>${escaped(code)}</code></pre>\n`,
      html: (html) => (/^\s*<!--/.test(html) ? '' : escaped(html)),
    },
  })
  const html = marked.parse(markdown) as string
  if (!title) throw new Error('A page needs a title: a heading of level one')
  return { title, html, headings }
}

/** A second heading of the same text has the same anchor with a number, as on GitHub. */
function unique(id: string, headings: readonly Heading[]): string {
  const used = new Set(headings.map((each) => each.id))
  let next = id
  for (let count = 1; used.has(next); count++) next = `${id}-${count}`
  return next
}

const screenText = (language: Language): TokenizerAndRendererExtension => ({
  name: 'screenText',
  level: 'inline',
  start: (text) => text.indexOf('{{'),
  tokenizer(text) {
    const [raw, key] = /^\{\{([\w]+:[\w.-]+)\}\}/.exec(text) ?? []
    return raw ? { type: 'screenText', raw, key } : undefined
  },
  renderer: ({ key }) => `<b class="screen-text">${escaped(textOfKey(language, key as string))}</b>`,
})

/** Returns a text of the catalogues; throws if there is none, or if it has values of its own. */
export function textOfKey(language: Language, key: string): string {
  const [namespace = '', path = ''] = key.split(':')
  const texts: unknown = path
    .split('.')
    .reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | undefined)?.[name],
      (catalogues[language] as Record<string, unknown>)[namespace],
    )
  if (typeof texts !== 'string') throw new Error(`{{${key}}} is no text of the catalogues`)
  if (texts.includes('{{')) throw new Error(`{{${key}}} has values: quote a text without any`)
  return texts
}
