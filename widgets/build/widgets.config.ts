/** Builds the widgets: the chunks, the loader that names them, for each widget one file by itself, and the package. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, defaultClientConditions, type InlineConfig, type Rolldown } from 'vite'
import { compress, dropOldChunks, publishDigests } from './files.config.ts'
import { openTokens } from './open-tokens.config.ts'
import { builtTexts } from './texts.config.ts'

const root = join(import.meta.dirname, '..')
const outDir = join(root, 'dist')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

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
publishDigests(outDir, pinned)
compress(outDir, ['v1.js', ...Object.values(chunks), ...pinned])
writeFileSync(join(outDir, 'files.json'), JSON.stringify({ loader: 'v1.js', chunks, pinned }, null, 2))
