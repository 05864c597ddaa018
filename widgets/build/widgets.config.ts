/**
 * Builds the widgets: the chunks, the loader that names them, one self-contained file for each widget, and the npm
 * package.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@polynya/i18n'
import { build, defaultClientConditions, type InlineConfig, type Rolldown } from 'vite'
import { customElements, declarations, vsCodeData, webTypes } from './editor-data.config.ts'
import { compress, dropOldChunks, publishDigests } from './files.config.ts'
import { leanElements } from './lean-elements.config.ts'
import { openTokens } from './open-tokens.config.ts'
import { quickScripts } from './quick-scripts.config.ts'
import { builtTexts } from './texts.config.ts'
import { eagerView, FIRST_VIEWS, type FirstView } from './views.config.ts'

const root = join(import.meta.dirname, '..')
const outDir = join(root, 'dist')
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>
const version = own.version ?? ''

const WIDGETS = ['event-calendar', 'swimmer-card'] as const

const source = (name: string) => join(root, 'src', `${name}.ts`)
const script = (name: string) => source(`script/${name}`)
const tagOf = (widget: string) => `polynya-${widget}`

const PREACT = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': source('on-preact/react-dom-client'),
  react: source('on-preact/react'),
}

/** Initial state of a page: the language of its texts and the calendar view. */
interface First {
  readonly language: string
  readonly view: FirstView
}

interface Part {
  readonly input: Record<string, string>
  readonly output: Rolldown.OutputOptions
  readonly define?: Record<string, string>
  /** Whether the host provides React; otherwise Preact replaces it. */
  readonly isPackage?: boolean
  /** What to bundle eagerly; everything if absent. */
  readonly first?: First
}

const config = ({ input, output, define, first, isPackage = false }: Part): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  base: './',
  plugins: [
    builtTexts(first?.language),
    eagerView(first?.view),
    openTokens(),
    leanElements(),
    ...(isPackage ? [] : [quickScripts()]),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions], alias: isPackage ? {} : PREACT },
  define: { __WIDGETS_VERSION__: JSON.stringify(version), ...define },
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2023',
    // Older targets make Lightning CSS rewrite light-dark(), which loses the theme.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input,
      output,
      preserveEntrySignatures: isPackage ? 'strict' : false,
      external: isPackage ? [/^react(-dom)?(\/|$)/] : [],
    },
  },
})

async function built(part: Part): Promise<Rolldown.RolldownOutput['output']> {
  const { output } = (await build(config(part))) as Rolldown.RolldownOutput
  return output
}

const inputs = Object.fromEntries(WIDGETS.map((name) => [name, script(name)]))

/** The modules that all widgets share, determined from a build without lazy views, which would share more modules. */
async function sharedModules(): Promise<ReadonlySet<string>> {
  const groups = [{ name: 'runtime', minShareCount: WIDGETS.length }]
  const draft = config({ input: inputs, output: { codeSplitting: { groups } } })
  const { output } = (await build({
    ...draft,
    build: { ...draft.build, write: false },
  })) as Rolldown.RolldownOutput
  const runtime = output.find((file) => file.type === 'chunk' && file.name === 'runtime')
  return new Set(runtime?.type === 'chunk' ? runtime.moduleIds : [])
}

/** Builds the runtime and the widgets' chunks for one initial state. */
async function buildChunks(first: First, shared: ReadonlySet<string>) {
  const mark = `${first.language}-${first.view}`
  const files = await built({
    first,
    input: inputs,
    output: {
      entryFileNames: 'assets/[name]-[hash:6].js',
      chunkFileNames: 'assets/[name]-[hash:6].js',
      codeSplitting: { groups: [{ name: 'runtime', test: (id) => shared.has(id) }] },
    },
  })
  const fileOf = (name: string) =>
    files.find((file) => file.type === 'chunk' && file.name === name)?.fileName ?? ''
  return { mark, fileOf, names: files.map(({ fileName }) => fileName) }
}

/** Builds the chunks for every initial state. The runtime is the same file in all of them. */
async function buildAllChunks() {
  const shared = await sharedModules()
  const firsts = LANGUAGES.flatMap((language) => FIRST_VIEWS.map((view) => ({ language, view })))
  const builds = await Promise.all(firsts.map((first) => buildChunks(first, shared)))
  const [runtime = '', ...others] = new Set(builds.map(({ fileOf }) => fileOf('runtime')))
  if (others.length > 0) throw new Error(`The runtime is not one file: ${[runtime, ...others].join(', ')}`)
  const byFirst = (name: string) => Object.fromEntries(builds.map(({ mark, fileOf }) => [mark, fileOf(name)]))
  const widgets = Object.fromEntries(WIDGETS.map((name) => [tagOf(name), byFirst(name)]))
  return { chunks: { runtime, ...widgets }, files: [...new Set(builds.flatMap(({ names }) => names))] }
}

/** Builds a widget as one self-contained file, so that one digest covers it. */
async function buildPinned(widget: string): Promise<string> {
  const file = `${version}/${tagOf(widget)}.js`
  await built({ input: { [widget]: script(widget) }, output: { entryFileNames: file } })
  return file
}

/** The manifest of the published package: only the build, with React as its sole peer dependency. */
function manifest(): string {
  const { name, description, license } = own
  const exports = { '.': { types: './index.d.ts', default: './index.js' } }
  const peerDependencies = { react: '>=18', 'react-dom': '>=18' }
  const described = { customElements: 'custom-elements.json', 'web-types': 'web-types.json' }
  const published = {
    name,
    version,
    description,
    license,
    type: 'module',
    exports,
    peerDependencies,
    ...described,
  }
  return `${JSON.stringify(published, null, 2)}\n`
}

mkdirSync(outDir, { recursive: true })
dropOldChunks(join(outDir, 'assets'))
const { chunks, files } = await buildAllChunks()
const loader = { input: { v1: script('v1') }, output: { entryFileNames: '[name].js' } }
await built({ ...loader, define: { __CHUNKS__: JSON.stringify(chunks) } })
const pinned = await Promise.all(WIDGETS.map(buildPinned))
await built({
  input: { index: source('index') },
  output: { entryFileNames: 'npm/[name].js' },
  isPackage: true,
})
const texts = {
  'custom-elements.json': customElements(),
  'vscode.html-custom-data.json': vsCodeData(),
  'web-types.json': webTypes(version),
}
for (const [file, data] of Object.entries(texts)) {
  writeFileSync(join(outDir, 'npm', file), `${JSON.stringify(data, null, 2)}\n`)
}
writeFileSync(join(outDir, 'npm', 'index.d.ts'), declarations())
writeFileSync(join(outDir, 'npm', 'package.json'), manifest())
publishDigests(outDir, pinned)
compress(outDir, ['v1.js', ...files, ...pinned])
writeFileSync(join(outDir, 'files.json'), JSON.stringify({ loader: 'v1.js', chunks, pinned }, null, 2))
