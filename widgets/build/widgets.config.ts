/** Builds the widgets: the chunks, the loader that names them, for each widget one file by itself, and the package. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, defaultClientConditions, type InlineConfig, type Rolldown } from 'vite'
import { customElements, declarations, vsCodeData, webTypes } from './editor-data.config.ts'
import { compress, dropOldChunks, publishDigests } from './files.config.ts'
import { openTokens } from './open-tokens.config.ts'
import { builtTexts } from './texts.config.ts'

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

interface Part {
  readonly input: Record<string, string>
  readonly output: Rolldown.OutputOptions
  readonly define?: Record<string, string>
  /** Whether React is the host's; else Preact stands for it. */
  readonly isPackage?: boolean
}

const config = ({ input, output, define, isPackage = false }: Part): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  base: './',
  plugins: [builtTexts(), openTokens()],
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
      input,
      output,
      preserveEntrySignatures: isPackage ? 'strict' : false,
      external: isPackage ? [/^react(-dom)?(\/|$)/] : [],
    },
  },
})

async function built(part: Part): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build(config(part))) as Rolldown.RolldownOutput
  return output.filter((each) => each.type === 'chunk')
}

/** What every widget shares, and each widget's own. */
async function buildChunks(): Promise<Record<string, string>> {
  const files = await built({
    input: Object.fromEntries(WIDGETS.map((name) => [name, script(name)])),
    output: {
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      codeSplitting: { groups: [{ name: 'runtime', minShareCount: WIDGETS.length }] },
    },
  })
  return Object.fromEntries(
    files.map(({ name, fileName }) => [name === 'runtime' ? name : tagOf(name), fileName]),
  )
}

/** A widget in one file, which a digest covers whole. */
async function buildPinned(widget: string): Promise<string> {
  const file = `${version}/${tagOf(widget)}.js`
  await built({ input: { [widget]: script(widget) }, output: { entryFileNames: file } })
  return file
}

/** What is published: the build alone, which needs nothing but the React of its host. */
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
const chunks = await buildChunks()
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
compress(outDir, ['v1.js', ...Object.values(chunks), ...pinned])
writeFileSync(join(outDir, 'files.json'), JSON.stringify({ loader: 'v1.js', chunks, pinned }, null, 2))
