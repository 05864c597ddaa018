import { gzipSync } from 'node:zlib'
import { type OutputChunk, rolldown } from 'rolldown'

const ENTRY = '\0entry'

export interface Bundle {
  /** Bytes that a page loads at the start, minified and gzipped: the entry and what it imports statically. */
  readonly initialBytes: number
  /** Bytes of the whole bundle, with what is loaded later. */
  readonly allBytes: number
  /** The text of every chunk. */
  readonly code: string
}

/** Bundles a program for browsers, as a consumer of the packages would. */
export async function bundleOf(program: string): Promise<Bundle> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: new URL('../', import.meta.url).pathname,
    platform: 'browser',
    resolve: { conditionNames: ['source', 'import', 'browser', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? program : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk')
  return {
    initialBytes: bytesOf(initial(output[0], chunks)),
    allBytes: bytesOf(chunks),
    code: chunks.map(({ code }) => code).join('\n'),
  }
}

function initial(entry: OutputChunk, chunks: readonly OutputChunk[]): Set<OutputChunk> {
  const found = new Set([entry])
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return found
}

const bytesOf = (chunks: Iterable<OutputChunk>) =>
  [...chunks].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
