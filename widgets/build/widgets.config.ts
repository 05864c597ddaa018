/**
 * Builds the widgets: the chunks, the loader that names them, one self-contained file for each widget, and the npm
 * package.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@polynya/i18n'
import { minify } from '@swc/core'
import { build, defaultClientConditions, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { isTable, TAGS, type TagName } from '../src/tags.ts'
import { publishedElements, requiredBy } from './elements.config.ts'
import {
  compress,
  digestOf,
  dropOldChunks,
  nameByContent,
  nameByContents,
  publishDigests,
} from './files.config.ts'
import { FIXED_TOKENS } from './fixed-tokens.config.ts'
import { writePackage } from './npm-package.config.ts'
import { writeWordPressPlugin } from './wordpress.config.ts'

const root = join(import.meta.dirname, '..')
const outDir = join(root, 'dist')
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>
const version = own.version ?? ''

const TAG_NAMES = Object.keys(TAGS) as TagName[]
const PREFIX = 'polynya-'
const WIDGETS = TAG_NAMES.map((tag) => tag.slice(PREFIX.length))
/** The widgets that share the code of tables. */
const TABLES = new Set(TAG_NAMES.filter(isTable).map((tag) => tag.slice(PREFIX.length)))

const source = (name: string) => join(root, 'src', `${name}.ts`)
const script = (name: string) => source(`script/${name}`)
/** Understood by V8, which then compiles all functions while the script downloads; other engines ignore it. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'
const FOCUS_ON = join(root, '..', 'packages', 'ui', 'src', 'focus-on.ts')
const tagOf = (widget: string) => (PREFIX + widget) as TagName

const PREACT = {
  'react/jsx-runtime': source('on-preact/jsx-runtime'),
  'react-dom/client': source('on-preact/react-dom-client'),
  react: source('on-preact/react'),
}

/** Minifies what browsers load, 1 % smaller than the minifiers of Vite. */
const MINIFY: Plugin = {
  name: 'minify',
  renderChunk: async (code) =>
    minify(code, {
      module: true,
      compress: { passes: 3, toplevel: true },
      mangle: { toplevel: true },
    }),
}

interface Part {
  readonly input: Record<string, string>
  readonly output: Rolldown.OutputOptions
  readonly define?: Record<string, string>
  /** Whether the host provides React; otherwise Preact replaces it. */
  readonly isPackage?: boolean
  /** Of a script that is not a module. */
  readonly format?: 'es' | 'iife'
}

const config = ({ input, output, define, isPackage = false, format = 'es' }: Part): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions], alias: isPackage ? {} : PREACT },
  define: { __WIDGETS_VERSION__: JSON.stringify(version), ...define },
  json: { stringify: false },
  plugins: [FIXED_TOKENS, ...(isPackage ? [] : [MINIFY])],
  build: {
    // Without the wrapper of dynamic imports that waits for style sheets: those of the widgets are inlined.
    lib: { entry: input, formats: [format], name: 'polynya' },
    outDir,
    emptyOutDir: false,
    target: 'es2023',
    // Older targets make Lightning CSS rewrite light-dark(), which loses the theme.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    minify: isPackage && 'oxc',
    cssMinify: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Rolldown would write the code again, without minifying it.
      output: { ...output, ...(!isPackage && { minify: false, postBanner: COMPILE_AT_ONCE }) },
      preserveEntrySignatures: isPackage ? 'strict' : false,
      external: isPackage ? [/^react(-dom)?(\/|$)/] : [],
    },
  },
})

/** The files of a build; a library may have several outputs, ours have one. */
function filesOf(result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput]
  return output
}

const built = async (part: Part) => filesOf(await build(config(part)))

/** Initial states of a page: the language of its texts and the view of the calendar. */
const FIRSTS = LANGUAGES.flatMap((language) => ['month', 'list'].map((view) => ({ language, view })))

type First = (typeof FIRSTS)[number]

/** The names of the entries of a widget, as the loader names their chunks. */
const entryOf = (widget: string, { language, view }: First) =>
  widget === 'event-calendar' ? `${widget}.${language}-${view}` : `${widget}.${language}`
const entriesOf = (widget: string) => [...new Set(FIRSTS.map((first) => entryOf(widget, first)))]

/** Folder of the chunks until it is named by their content. */
const NEW = 'assets/new'
const SHARED = ['runtime', 'tables'] as const

const CHUNKS: Rolldown.OutputOptions = {
  entryFileNames: `${NEW}/[name].js`,
  // Lazy parts of the same name differ between entries.
  chunkFileNames: ({ name }) =>
    `${NEW}/${SHARED.some((each) => each === name) ? name : `${name}-[hash:6]`}.js`,
}

type Shared = ReadonlyMap<string, 'runtime' | 'tables'>

/**
 * The chunk of each module that several widgets use: one for all, and one for those with tables. Determined from a
 * build without lazy views, which would share more modules.
 */
async function sharedModules(): Promise<Shared> {
  const input = Object.fromEntries(WIDGETS.map((name) => [name, script(name)]))
  const draft = config({ input, output: {} })
  const files = filesOf(await build({ ...draft, build: { ...draft.build, write: false } }))
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const users = new Map<string, Set<string>>()
  function use(fileName: string, widget: string) {
    const { moduleIds, imports } = chunks.get(fileName) ?? { moduleIds: [], imports: [] }
    for (const id of moduleIds) users.set(id, (users.get(id) ?? new Set()).add(widget))
    for (const each of imports) use(each, widget)
  }
  for (const { fileName, name, isEntry } of chunks.values()) if (isEntry) use(fileName, name)
  const shared = [...users].filter(([, { size }]) => size > 1)
  // Lazy parts share them with the first frame: in chunks of their own, they would be further requests before it.
  const always = [source('import-again'), FOCUS_ON].map((id) => [id, 'runtime'] as const)
  return new Map([
    ...shared.map(
      ([id, by]) => [id, [...by].every((each) => TABLES.has(each)) ? 'tables' : 'runtime'] as const,
    ),
    ...always,
  ])
}

/** Builds the runtime and the widgets' chunks for one initial state. */
const buildChunks = (first: First, shared: Shared) =>
  built({
    input: Object.fromEntries(WIDGETS.map((name) => [entryOf(name, first), script(entryOf(name, first))])),
    output: {
      ...CHUNKS,
      codeSplitting: { groups: SHARED.map((name) => ({ name, test: (id) => shared.get(id) === name })) },
    },
  })

/** Builds the chunk of a page that has one widget, with what widgets share: one file is smaller than several. */
const buildAlone = (entry: string) => built({ input: { [`${entry}.alone`]: script(entry) }, output: CHUNKS })

/** Builds the chunks for every initial state, and returns their folder. The same file of several builds is one file. */
async function buildAllChunks() {
  const shared = await sharedModules()
  const builds = await Promise.all([
    ...FIRSTS.map((first) => buildChunks(first, shared)),
    ...WIDGETS.flatMap(entriesOf).map(buildAlone),
  ])
  const codes = new Map<string, string>()
  for (const file of builds.flat()) {
    if (file.type !== 'chunk') continue
    const { fileName, code } = file
    if (code !== (codes.get(fileName) ?? code)) throw new Error(`${fileName} is not the same in all builds`)
    codes.set(fileName, code)
  }
  return nameByContents(join(outDir, 'assets'), 'new')
}

/** What self-contained files have instead: all parts, and the shortest words of warnings. */
const IN_PINNED: Readonly<Record<string, string>> = {
  './take-over-on-demand.ts': source('pinned-take-over'),
  './read.ts': source('read-data'),
  './Upkeep.tsx': join(root, 'src', 'upkeep', 'Upkeep.tsx'),
  './use-warnings.ts': source('upkeep/pinned-warnings'),
}

const PINNED: Plugin = { name: 'pinned', enforce: 'pre', resolveId: (id) => IN_PINNED[id] ?? null }

/** Builds a widget as one self-contained file, so that one digest covers it. */
async function buildPinned(widget: string): Promise<string> {
  const file = `${version}/${tagOf(widget)}.js`
  const part = config({
    input: { [widget]: script(widget) },
    output: { entryFileNames: file, codeSplitting: false },
    define: { __REQUIRED_ATTRIBUTE__: JSON.stringify(requiredBy(tagOf(widget))) },
  })
  await build({ ...part, plugins: [...(part.plugins ?? []), PINNED] })
  return nameByContent(outDir, file)
}

/** Builds the program that renders widgets on the server. It is in a folder that is not served. */
async function buildFragments() {
  const { build: forBrowsers, ...common } = config({ input: {}, output: {} })
  await build({
    ...common,
    ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node'] } },
    resolve: {},
    define: { ...common.define, 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/server/fragment.tsx',
      outDir: join(outDir, '.server'),
      minify: true,
      cssTarget: forBrowsers?.cssTarget,
      cssMinify: true,
      rolldownOptions: { output: { entryFileNames: 'fragment.mjs', codeSplitting: false } },
    },
  })
}

mkdirSync(outDir, { recursive: true })
dropOldChunks(join(outDir, 'assets'))
rmSync(join(outDir, NEW), { recursive: true, force: true })
const folder = await buildAllChunks()
const pinned = await Promise.all(WIDGETS.map(buildPinned))
const byTag = Object.fromEntries(WIDGETS.map((widget, at) => [tagOf(widget), pinned[at]]))
const loader = {
  input: { v1: script('v1') },
  output: { entryFileNames: '[name].js' },
  format: 'iife',
} as const
await built({ ...loader, define: { __CHUNKS__: JSON.stringify(folder) } })
await built({
  input: { index: source('index') },
  // Next renders pages on the server with a React that has no state: the elements are for the browser.
  output: { entryFileNames: 'npm/[name].js', codeSplitting: false, banner: "'use client';" },
  isPackage: true,
})
writePackage(join(outDir, 'npm'), own)
await buildFragments()
writeWordPressPlugin(outDir, version, WIDGETS)
publishDigests(outDir, pinned)
const published = publishedElements(version, (tag) => {
  const file = byTag[tag] ?? ''
  return { file, integrity: digestOf(join(outDir, file)) }
})
writeFileSync(join(outDir, 'elements.json'), JSON.stringify(published))
const assets = readdirSync(join(outDir, 'assets', folder)).filter((name) => name.endsWith('.js'))
const assetOf = (name: string) => `assets/${folder}/${name}.js`
compress(outDir, ['v1.js', ...assets.map((name) => `assets/${folder}/${name}`), ...pinned])
const byTagName = (suffix: string) =>
  Object.fromEntries(
    WIDGETS.map((widget) => [tagOf(widget), entriesOf(widget).map((entry) => assetOf(entry + suffix))]),
  )
const shared = Object.fromEntries(SHARED.map((name) => [name, assetOf(name)]))
const all = { loader: 'v1.js', shared, chunks: byTagName(''), alone: byTagName('.alone'), pinned }
writeFileSync(join(outDir, 'files.json'), JSON.stringify(all, null, 2))
