/** Makes index.html: what stands in it before any script, its fonts, and what is fetched ahead. */

import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, minifySync, type Plugin, type Rolldown } from 'vite'
import { cutFonts, FALLBACKS, type FontFile, PRELOADED } from './fonts.config.ts'

interface StaticShell {
  readonly staticShell: () => { readonly title: string; readonly description: string; readonly html: string }
}

interface Preload {
  /** When it is needed: the language, the name of the page, or both. */
  readonly on: readonly string[]
  readonly rel: string
  readonly href: string
}

/** What a first visit needs beside the entry, by the name of its page: fetched with the entry, not after it. */
const PAGES: Readonly<Record<string, { readonly chunk?: RegExp; readonly words?: string }>> = {
  home: { words: 'home|events|sport' },
  events: { chunk: /\/EventsPage\.tsx$/, words: 'events|sport' },
  'view-event': { chunk: /\/(EventPage|Description)\.tsx$/, words: 'events|sport' },
  swimmers: { chunk: /\/SwimmersPage\.tsx$/, words: 'swimmers|swimmer-pages|sport|messages' },
  'view-swimmer': { chunk: /\/SwimmerPage\.tsx$/, words: 'swimmers|swimmer-pages|sport|messages' },
  login: { chunk: /\/LoginPage\.tsx$/, words: 'account|errors' },
  signup: { chunk: /\/SignUpPage\.tsx$/, words: 'account|errors' },
  forgot: { chunk: /\/ForgotPage\.tsx$/, words: 'account|errors' },
  register: {
    chunk: /\/(RegisterPage|AccountStep)\.tsx$/,
    words: 'register|admissions|account|messages|events|sport|errors',
  },
  service: { chunk: /\/ConvertScoresPage\.tsx$/, words: 'points|sport|fields|messages|errors' },
  live: { chunk: /\/LivePage\.tsx$/, words: 'live|results|start-lists|events|sport' },
  rankings: { chunk: /\/RankingsPage\.tsx$/, words: 'rankings|sport' },
  records: { chunk: /\/RecordsPage\.tsx$/, words: 'records|rankings|sport' },
  series: { chunk: /\/series-pages\.ts$/, words: 'standings|events|sport' },
  medals: { chunk: /\/MedalsPage\.tsx$/, words: 'standings' },
  'rank-norms': { chunk: /\/RankNormsPage\.tsx$/, words: 'points|sport|fields|messages|errors' },
  process: { chunk: /\/TextPage\.tsx$/ },
  terms: { chunk: /\/TextPage\.tsx$/ },
  privacy: { chunk: /\/TextPage\.tsx$/ },
}

/** The order of tokens.css, said before any file can say another by coming first. */
const LAYERS = '@layer tokens, base, ui, app;'

/** Catalogues of a language. */
const wordsIn = (language: string, names: string) => new RegExp(`/${language}/(${names})\\.ts$`)

interface Ahead {
  readonly on: readonly string[]
  readonly chunk: RegExp
}

const AHEAD: readonly Ahead[] = [
  ...['ru', 'en'].map((language) => ({ on: [language], chunk: wordsIn(language, 'shell') })),
  ...Object.entries(PAGES).flatMap(([name, { chunk, words }]) => [
    ...(chunk ? [{ on: [name], chunk }] : []),
    ...(words
      ? ['ru', 'en'].map((language) => ({ on: [name, language], chunk: wordsIn(language, words) }))
      : []),
  ]),
]

export function page(): Plugin {
  let fonts: FontFile[] = []
  return {
    name: 'polynya-page',
    async buildStart() {
      fonts = await cutFonts()
      if (this.meta.watchMode) return
      for (const { fileName, bytes } of fonts) this.emitFile({ type: 'asset', fileName, source: bytes })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const font = fonts.find(({ fileName }) => request.url === `/${fileName}`)
        if (font) response.setHeader('content-type', 'font/woff2').end(font.bytes)
        else next()
      })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { staticShell } = await importShell()
        const { title, description, html: shell } = staticShell()
        const preloads = [...fontPreloads(fonts), ...(bundle ? chunkPreloads(bundle, filesIn(html)) : [])]
        const filled = html
          .replace('<!--title-->', title)
          .replace('<!--description-->', description)
          .replace('<!--shell-->', () => shell.replace('<main>', '<main><!--page-->'))
          .replace(
            '<!--fonts-->',
            () => `<style>${[LAYERS, ...fonts.map(({ css }) => css), FALLBACKS].join('\n')}</style>`,
          )
          .replace('/*preloads*/', () => JSON.stringify(preloads).slice(1, -1))
        return bundle ? withBuild(small(filled)) : filled
      },
    },
  }
}

/** Bundles the shell from sources, because the builds of its packages may be absent or stale, and imports it. */
async function importShell(): Promise<StaticShell> {
  const folder = await mkdtemp(join(tmpdir(), 'polynya-shell-'))
  try {
    await build({
      root: `${import.meta.dirname}/..`,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node'] } },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: 'src/app/static-shell.tsx',
        outDir: folder,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'shell.mjs', codeSplitting: false } },
      },
    })
    return await import(pathToFileURL(join(folder, 'shell.mjs')).href)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const fontPreloads = (fonts: readonly FontFile[]): Preload[] =>
  Object.entries(PRELOADED).flatMap(([language, names]) =>
    fonts
      .filter(({ name }) => names.includes(name))
      .map(({ fileName }) => ({
        on: [language],
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: '',
        href: `/${fileName}`,
      })),
  )

function chunkPreloads(bundle: Rolldown.OutputBundle, entry: ReadonlySet<string>): Preload[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  return AHEAD.flatMap(({ on, chunk }) =>
    chunks
      .filter(({ facadeModuleId }) => chunk.test(facadeModuleId ?? ''))
      .flatMap(({ fileName, imports }) => [fileName, ...imports.filter((each) => !entry.has(each))])
      .flatMap((file) => [
        { on, rel: 'modulepreload', href: `/${file}` },
        ...stylesOf(bundle[file]).map((each) => ({
          on,
          rel: 'preload',
          as: 'style',
          crossOrigin: '',
          href: `/${each}`,
        })),
      ]),
  )
}

/** The styles that come with a chunk. */
const stylesOf = (file: Rolldown.OutputBundle[string] | undefined): string[] =>
  file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []

/** Files that the page itself requests. */
const filesIn = (html: string) =>
  new Set([...html.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file = '']) => file))

/** Names the build by what its page contains, which includes the hashes of its files. */
function withBuild(html: string): string {
  const build = createHash('sha256').update(html).digest('base64url').slice(0, 12)
  return html.replace('<!--build-->', build)
}

/** Without the spaces that only its authors need; the script keeps its words. */
function small(html: string): string {
  return html
    .replace(/<script>([\s\S]*?)<\/script>/g, (_, code: string) => {
      const { code: minified } = minifySync('inline.js', code, { module: false })
      return `<script>${minified.trim()}</script>`
    })
    .replace(
      /<style>([\s\S]*?)<\/style>/g,
      (_, css: string) => `<style>${css.replace(/\s*([{};:,])\s*/g, '$1').trim()}</style>`,
    )
    .replace(/>\s+</g, '><')
}
