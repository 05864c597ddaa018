import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { v1 } from '@polynya/contract'
import { LANGUAGES } from '@polynya/i18n'
import { catalogues } from '@polynya/i18n/catalogues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MENU } from '../../packages/web/src/app/shell/menu.ts'
import { paths } from '../../packages/web/src/infrastructure/addresses/paths.ts'
import type { Page } from './page.ts'
import { darkOf, pictureName } from './picture-files.ts'
import { PICTURES } from './pictures.ts'
import { buildSite } from './site.ts'
import { GUIDES } from './sources.ts'

const root = join(import.meta.dirname, '..', '..')

const withoutQuery = (path: string) => path.split('?')[0] ?? ''

describe('the documentation site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'polynya-docs-'))
  let pages: readonly Page[] = []
  beforeAll(async () => {
    pages = await buildSite({ root, folder })
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const htmlFiles = () => ['index.html', ...pages.map(({ path }) => path)]

  /** Links and files of a page, without those to other sites and to the app. */
  const targetsOf = (path: string) =>
    [...read(path).matchAll(/(?<![\w-])(?:href|src|action)="([^"]+)"/g)]
      .map(([, target = '']) => target.replaceAll('&amp;', '&'))
      .filter((target) => !/^(https?:|mailto:)/.test(target))

  it('has no broken link, anchor, picture or file', () => {
    const anchors = new Map(
      htmlFiles().map((path) => [
        path,
        new Set([...read(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
      ]),
    )
    const broken = htmlFiles().flatMap((from) =>
      targetsOf(from)
        .filter((target) => {
          const [path = '', anchor] = target.split('#')
          const to = path ? posix.join(posix.dirname(from), path) : from
          if (to.startsWith('..')) return false
          const file = join(folder, to)
          if (!existsSync(file) || !statSync(file).isFile()) return true
          return anchor !== undefined && !anchors.get(to)?.has(decodeURIComponent(anchor))
        })
        .map((target) => `${from}: ${target}`),
    )
    expect(broken).toEqual([])
  })

  it('links from guides to every page of the menu of every user, and to no page that the app does not have', () => {
    const menu = MENU.flatMap((item) => ('entries' in item ? item.entries : [item]).map(({ href }) => href))
    const known = new Set(
      [...menu, paths.signup(), ...Object.values(paths)].filter((path) => typeof path === 'string'),
    )
    const linked = GUIDES.flatMap((name) =>
      LANGUAGES.flatMap((language) =>
        [
          ...readFileSync(join(root, `docs/guides/${language}/${name}.md`), 'utf8').matchAll(
            /\(app:([^)#]*)/g,
          ),
        ].map(([, path = '']) => path),
      ),
    )
    expect(linked.filter((path) => !known.has(path))).toEqual([])
    const described = new Set(['/', ...linked].map(withoutQuery))
    expect(menu.map(withoutQuery).filter((path) => !described.has(path))).toEqual([])
  })

  it.each(GUIDES)(
    'has the guide for %s in both languages with the same sections, quotes and code',
    (name) => {
      const [ru, en] = LANGUAGES.map((language) => {
        const markdown = readFileSync(join(root, `docs/guides/${language}/${name}.md`), 'utf8')
        const quotes = [...markdown.matchAll(/\{\{[\w:.-]+\}\}|\(app:[^)]*\)/g)].map(([quote]) => quote)
        const code = [...markdown.matchAll(/^```[\s\S]*?^```$/gm)].map(([block]) => block)
        const levels = [...markdown.matchAll(/^#+ /gm)].map(([mark]) => mark)
        return { levels, code, quotes: quotes.sort() }
      })
      expect(ru).toEqual(en)
    },
  )

  it('starts its news with the version of this repository, in both languages', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    for (const language of LANGUAGES)
      expect(read(`${language}/news.html`).match(/<h2 id="([^"]+)">([^<]+) </)?.[2]).toBe(version)
  })

  it('has the page to which the help of the CLI leads, and the footer of the app', () => {
    for (const language of LANGUAGES) {
      const path = /docs\/(\S+)/.exec(catalogues[language].cli.documentation)?.[1] ?? ''
      expect([path, `${language}/index.html`].map((each) => existsSync(join(folder, each)))).toEqual([
        true,
        true,
      ])
    }
  })

  it('has absolute links alone on the page for unknown addresses', () => {
    const relative = targetsOf('404.html').filter((target) => !/^[/#]/.test(target))
    expect(relative).toEqual([])
    expect(targetsOf('404.html')).toContain('/docs/en/index.html')
  })

  it('lists every page in a menu or on a page of the menu', () => {
    const linked = new Set(
      htmlFiles().flatMap((from) =>
        targetsOf(from).map((target) =>
          posix.join(posix.dirname(from), target.split('#')[0] || posix.basename(from)),
        ),
      ),
    )
    const forSearch = (path: string) => linked.has(path)
    expect(pages.map(({ path }) => path).filter((path) => !forSearch(path))).toEqual([])
  })

  it('names the page in the other language, if there is one', () => {
    expect(read('ru/visitors.html')).toContain(
      '<link rel="alternate" hreflang="en" href="../en/visitors.html">',
    )
    expect(read('en/cli.html')).not.toContain('rel="alternate"')
  })

  it('has a section for every call of the API, with who may call it and its reasons', () => {
    const orders = read('en/api/orders.html')
    expect(orders).toContain('<h2 id="orders-create">orders.create</h2>')
    expect(orders).toContain(
      '<p>Orders of entries: prices, payment, waiting lists, cancellation and refunds.</p>',
    )
    expect(orders).toContain('Who may call:')
    expect(orders).toContain('<code>order_not_found</code>')
    const ids = Object.entries(v1).flatMap(([group, calls]) =>
      Object.keys(calls).map((name) => [group, name]),
    )
    const missing = ids.filter(
      ([group, name]) => !read(`en/api/${group}.html`).includes(`>${group}.${name}</h2>`),
    )
    expect(missing).toEqual([])
  })

  it('shows every picture of the guides in both themes, with a text and its size, at most 60 kB each', () => {
    const folderOf = join(root, 'docs/guides/pictures')
    const light = LANGUAGES.flatMap((language) =>
      Object.keys(PICTURES).map((name) => pictureName(name, language)),
    )
    const made = [...light, ...light.map(darkOf)]
    expect(readdirSync(folderOf).sort()).toEqual(made.sort())
    for (const name of made) {
      const [, shot = ''] = /-(ru|en)(?:-dark)?\.webp$/.exec(name) ?? []
      expect(statSync(join(folderOf, name)).size).toBeLessThan(60_000)
      const shown = GUIDES.map((guide) => read(`${shot}/${guide}.html`)).join('')
      const picture = new RegExp(`<img[^>]*assets/${name.replace('.webp', '')}-[^>]*>`).exec(shown)?.[0]
      expect(picture, name).toMatch(/width="\d+" height="\d+" alt="[^"]{20,}"/)
    }
  })

  it('has no scripts except that of the theme, which is small, and that of the search', () => {
    const scriptsOf = (path: string) =>
      [...read(path).matchAll(/<script[^>]*>/g)].map(([tag]) => /assets\/(\w+)/.exec(tag)?.[1])
    const others = htmlFiles().filter((path) => scriptsOf(path).join() !== 'theme')
    expect(others.sort()).toEqual(['en/search.html', 'ru/search.html'])
    expect(scriptsOf('en/search.html')).toEqual(['theme', 'search'])
    const program = readdirSync(join(folder, 'assets')).find((name) => /^theme-.*js$/.test(name)) ?? ''
    expect(statSync(join(folder, 'assets', program)).size).toBeLessThan(1500)
  })
})
