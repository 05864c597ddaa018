/** Writes the documentation site: static files with relative links, for the server and for any other host. */

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LANGUAGES } from '@polynya/i18n'
import { apiPages } from './api-pages.ts'
import { fonts } from './fonts.ts'
import { documentOf, type Frame } from './layout.ts'
import { homePages, languagePage, listPages, notFoundPage, searchPages } from './list-pages.ts'
import { type Picture, renderMarkdown } from './markdown.ts'
import { type Page, relativeTo } from './page.ts'
import { darkOf } from './picture-files.ts'
import { programOf } from './programs.ts'
import { searchIndex } from './search-files.ts'
import { sizeOfWebp } from './size-of-webp.ts'
import { type Source, sourcesOf } from './sources.ts'
import { resolveTarget, type Targets } from './targets.ts'

export interface SiteOptions {
  /** Root folder of the repository. */
  readonly root: string
  readonly folder: string
  /** Address of the app; null is the server that serves the site at `/docs`. */
  readonly app?: string | null
  /** Path at which a host serves the site: its page for unknown addresses has absolute links. */
  readonly base?: string
}

/** Builds the site into an empty folder. Returns the pages. */
export async function buildSite({ root, folder, app = null, base = '/docs/' }: SiteOptions): Promise<Page[]> {
  rmSync(folder, { recursive: true, force: true })
  const write = writerTo(folder)
  const asset = (name: string, content: string | Buffer) => {
    const path = hashed(name, content)
    write(path, content)
    return path
  }
  const targets: Targets = { root, sources: sourcesOf(root), files: new Map(), app }
  const documents = targets.sources.map((source) => pageOf(source, targets, asset))
  const read = [...documents, ...apiPages()]
  const pages = [...homePages(read), ...listPages(read), ...read]
  const style = await styleOf(root, asset)
  const icon = asset('icon.svg', readFileSync(join(root, 'packages/web/public/favicon.svg')))
  const program = asset('search.js', await programOf('search-page', 'es'))
  const theme = asset('theme.js', await programOf('theme-switch', 'iife'))
  const indexes = LANGUAGES.map((language) => ({
    language,
    path: asset(`search-${language}.json`, JSON.stringify(searchIndex(pages, language))),
  }))
  const all = [...pages, ...searchPages({ program, indexes })]
  const frame: Frame = { pages: all, style, theme, icon, app }
  for (const page of all) write(page.path, documentOf(page, frame))
  write('index.html', documentOf(languagePage(all), frame))
  write('404.html', fromBase(documentOf(notFoundPage(all), frame), base))
  for (const [path, file] of targets.files) write(path, readFileSync(join(root, file)))
  write('pages.json', JSON.stringify(pages.map(({ path }) => path)))
  return all
}

type WriteAsset = (name: string, content: string | Buffer) => string

function pageOf(source: Source, targets: Targets, asset: WriteAsset): Page {
  const { file, path, language, section } = source
  const picture = (target: string): Picture => {
    const image = posix.join(posix.dirname(file), target)
    const bytesOf = (name: string) => readFileSync(join(targets.root, name))
    const addressOf = (name: string) => relativeTo(path, asset(posix.basename(name), bytesOf(name)))
    return { light: addressOf(image), dark: addressOf(darkOf(image)), ...sizeOfWebp(bytesOf(image)) }
  }
  const rendered = renderMarkdown(readFileSync(join(targets.root, file), 'utf8'), {
    language,
    resolve: (target) => resolveTarget(source, target, targets),
    picture,
  })
  return { path, language, section, isFound: true, ...rendered }
}

async function styleOf(root: string, asset: WriteAsset): Promise<string> {
  const faces = (await fonts()).map(({ name, bytes, css }) =>
    css(posix.basename(asset(`${name}.woff2`, bytes))),
  )
  const own = ['style', 'bar', 'print'].map((name) => `tools/docs-site/${name}.css`)
  const sheets = ['packages/ui/src/tokens.css', ...own].map((file) => readFileSync(join(root, file), 'utf8'))
  return asset('style.css', [...faces, ...sheets].join('\n'))
}

/** The name of an asset contains its digest: it may be cached forever. */
function hashed(name: string, content: string | Buffer): string {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return `assets/${name.replace(/\.(\w+)$/, `-${digest}.$1`)}`
}

/** Shorter files are not worth a compressed one. */
const COMPRESSED_FROM_BYTES = 1000

/** Writes files, and texts as Brotli and gzip beside them, so that the server compresses nothing. */
const writerTo = (folder: string) => (path: string, content: string | Buffer) => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  if (content.length < COMPRESSED_FROM_BYTES || !/\.(html|css|js|json|svg)$/.test(path)) return
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  )
  writeFileSync(`${file}.gz`, gzipSync(content))
}

/** The page for unknown addresses is sent at any of them: relative links would lead elsewhere. */
const fromBase = (html: string, base: string) =>
  html.replace(/(href|action|src)="(?!#|https?:)([^"]*)"/g, (_, name, path) => {
    const url = new URL(path, `https://site.invalid${base}`)
    return `${name}="${url.pathname}${url.hash}"`
  })
