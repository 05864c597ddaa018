/** Builds one program with chunks that are loaded when a command needs them: `polynya events list` never reads Ink. */

import { build } from 'rolldown'

/** Ink asks for it where `DEV` is set; it is nothing for a program that is installed. */
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
  // Built for the platform, and loaded by a process of its own.
  external: ['@napi-rs/keyring'],
  resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  plugins: [withoutDevtools],
  output: {
    dir: `${import.meta.dirname}/dist`,
    cleanDir: true,
    entryFileNames: '[name].js',
    // What every start reads is one file, not ten.
    codeSplitting: { groups: [{ name: 'run', test: /cli\/src\/program\/run\.ts$/ }] },
    chunkFileNames: 'chunks/[name]-[hash].js',
    minify: true,
  },
})
