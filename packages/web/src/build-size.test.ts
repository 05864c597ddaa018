/**
 * What a first visit costs, read off the build: everything that the first page fetches in Russian. The limits are
 * KiB as Brotli at its best, which is how the files are served.
 */

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const BUILD = `${import.meta.dirname}/../dist`
const LIMITS = {
  js: 141.5,
  css: 8,
  fonts: 45,
  page: 40,
  administration: 48,
  editor: 120,
  /** With the results of events and the standings, which relatives read where the network is bad. */
  offline: 560,
} as const

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

if (!existsSync(`${BUILD}/index.html`)) throw new Error('Build the app first: vite build packages/web')
const page = readFileSync(`${BUILD}/index.html`, 'utf8')
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(`${BUILD}/.vite/manifest.json`, 'utf8'),
)

/** Files that index.html requests by itself. */
const requested = (kind: 'js' | 'css') =>
  [...page.matchAll(new RegExp(`(?:src|href)="/(assets/[^"]+\\.${kind})"`, 'g'))].map(([, file = '']) => file)

const kib = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1024

/** Bytes as served: the Brotli file where there is one. */
function sizeOf(file: string): number {
  const [plain, brotli] = [`${BUILD}/${file}`, `${BUILD}/${file}.br`]
  return readFileSync(existsSync(brotli) ? brotli : plain).length
}

/** The script and style files of the modules whose paths end so, with all that they import. */
function filesOf(endings: readonly string[]): { js: Set<string>; css: Set<string> } {
  const files = { js: new Set(requested('js')), css: new Set(requested('css')) }
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.js.has(chunk.file)) return
    files.js.add(chunk.file)
    for (const style of chunk.css ?? []) files.css.add(style)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const ending of endings) {
    const keys = Object.keys(manifest).filter((key) => key.endsWith(ending))
    if (keys.length === 0) throw new Error(`The build has no ${ending}`)
    for (const key of keys) add(key)
  }
  return files
}

describe('a first visit', () => {
  const first = filesOf(['ru/shell.ts', 'ru/home.ts', 'ru/events.ts', 'ru/sport.ts'])

  it(`fetches at most ${LIMITS.js} KiB of scripts`, () => {
    expect(kib(first.js)).toBeLessThanOrEqual(LIMITS.js)
  })

  it(`fetches at most ${LIMITS.css} KiB of styles`, () => {
    expect(kib(first.css)).toBeLessThanOrEqual(LIMITS.css)
  })

  it(`fetches at most ${LIMITS.fonts} KiB of fonts for Russian, Latin letters and digits`, () => {
    const fonts = page.match(/assets\/(?:onest|sofia)-(?:russian|latin)-[\w-]{8}\.woff2/g) ?? []
    expect(new Set(fonts).size).toBe(4)
    expect(kib(new Set(fonts))).toBeLessThanOrEqual(LIMITS.fonts)
  })

  it.each([
    'EventsPage',
    'EventPage',
    'RegisterPage',
    'SwimmersPage',
    'SwimmerPage',
    'LoginPage',
    'SignUpPage',
    'SettingsPage',
    'TextPage',
    'ModalContent',
    'NotFoundPage',
    'OrdersPage',
  ])(`leads to %s with at most ${LIMITS.page} KiB of scripts more`, (page) => {
    const more = [...filesOf([`/${page}.tsx`]).js].filter((file) => !first.js.has(file))
    expect(kib(more)).toBeLessThanOrEqual(LIMITS.page)
  })

  it.each(['AdminAccountsPage', 'AdminSettingsPage', 'AdminAuditPage', 'EventsCrudPage'])(
    `leads an administrator to %s with at most ${LIMITS.administration} KiB of scripts more`,
    (page) => {
      const more = [...filesOf([`/${page}.tsx`]).js].filter((file) => !first.js.has(file))
      expect(kib(more)).toBeLessThanOrEqual(LIMITS.administration)
    },
  )
})

it(`leads to the editor of an event with at most ${LIMITS.editor} KiB of scripts more`, () => {
  const first = filesOf([]).js
  const more = [...filesOf(['/EditorPage.tsx']).js].filter((file) => !first.has(file))
  expect(kib(more)).toBeLessThanOrEqual(LIMITS.editor)
})

it(`an administrator's editor comes with at most ${LIMITS.editor} KiB of scripts more`, () => {
  const section = filesOf(['/event-manage/tabs.ts']).js
  const more = [...filesOf(['/RichField.tsx']).js].filter((file) => !section.has(file))
  expect(kib(more)).toBeLessThanOrEqual(LIMITS.editor)
  expect(more).not.toEqual([])
})

describe('the service worker', () => {
  const [text = ''] = readFileSync(`${BUILD}/worker.js`, 'utf8').match(/\/assets\/[^`'"]+/) ?? []
  const files = text.split(',').map((path) => path.slice(1))

  it(`stores at most ${LIMITS.offline} KiB, the pages that can be read without a network among them`, () => {
    expect(kib(files)).toBeLessThanOrEqual(LIMITS.offline)
    const names = files.map((file) => file.replace(/^assets\/(\w+)-.*/, '$1'))
    for (const page of ['EventPage', 'Entries', 'StartLists', 'OrdersPage', 'SwimmerPage', 'TextPage']) {
      expect(names).toContain(page)
    }
    expect(names.filter((name) => /^(Admin|Editor|RichField|Manage)/.test(name))).toEqual([])
  })

  it('names the build of index.html', () => {
    const [, build = '-'] = /<meta name="build" content="([^"]+)"/.exec(page) ?? []
    expect(readFileSync(`${BUILD}/worker.js`, 'utf8')).toContain(build)
  })
})
