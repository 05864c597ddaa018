/** Builds one program with chunks that load on demand: `polynya events list` never loads Ink. */

import { build } from 'rolldown'

/** Ink imports it only if `DEV` is set, which an installed program never does. */
const withoutDevtools = {
  name: 'without-devtools',
  resolveId: (id: string) => (id === 'react-devtools-core' ? '\0devtools' : null),
  load: (id: string) => (id === '\0devtools' ? 'export default {}' : null),
}

await build({
  logLevel: 'warn',
  input: {
    main: `${import.meta.dirname}/src/main.ts`,
    keychain: `${import.meta.dirname}/src/profile/keychain-program.ts`,
  },
  platform: 'node',
  // Platform-specific, and loaded by a separate process.
  external: ['@napi-rs/keyring'],
  resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  plugins: [withoutDevtools],
  output: {
    dir: `${import.meta.dirname}/dist`,
    cleanDir: true,
    entryFileNames: '[name].js',
    // All modules of the start are one file instead of ten.
    codeSplitting: { groups: [{ name: 'run', test: /cli\/src\/program\/run\.ts$/ }] },
    chunkFileNames: 'chunks/[name]-[hash].js',
    minify: true,
  },
})
