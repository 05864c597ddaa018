/** Builds one program with chunks that load on demand: `polynya events list` never loads Ink. */

import { writeFile } from 'node:fs/promises'
import { build } from 'rolldown'

/** Ink imports it only if `DEV` is set, which an installed program never does. */
const withoutDevtools = {
  name: 'without-devtools',
  resolveId: (id: string) => (id === 'react-devtools-core' ? '\0devtools' : null),
  load: (id: string) => (id === '\0devtools' ? 'export default {}' : null),
}

const dist = `${import.meta.dirname}/dist`

await build({
  logLevel: 'warn',
  input: {
    main: `${import.meta.dirname}/src/main.ts`,
    keychain: `${import.meta.dirname}/src/profile/keychain-program.ts`,
    'render-root-help': `${import.meta.dirname}/src/help/render-root-help.ts`,
  },
  platform: 'node',
  // Platform-specific, and loaded by a separate process.
  external: ['@napi-rs/keyring'],
  resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  plugins: [withoutDevtools],
  output: {
    dir: dist,
    cleanDir: true,
    entryFileNames: '[name].js',
    // The modules of a start are one file instead of ten: of the help alone, and of every other command.
    codeSplitting: {
      groups: [
        { name: 'root-help', test: /cli\/src\/program\/root-help\.ts$/, priority: 1 },
        { name: 'run', test: /cli\/src\/program\/run\.ts$/ },
      ],
    },
    chunkFileNames: 'chunks/[name]-[hash].js',
    minify: true,
  },
})

const { renderRootHelp } = await import(`${dist}/render-root-help.js`)
for (const language of ['ru', 'en'])
  await writeFile(`${dist}/help.${language}.txt`, await renderRootHelp(language))
