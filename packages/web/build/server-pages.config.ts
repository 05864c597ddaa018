/** Builds the program that renders pages on the server; it is in a folder that is not served. */

import { build, type Plugin } from 'vite'

export function serverPages(): Plugin {
  return {
    name: 'polynya-server-pages',
    apply: 'build',
    async closeBundle() {
      await build({
        root: `${import.meta.dirname}/..`,
        configFile: false,
        logLevel: 'error',
        // From sources alone: on a fresh clone no package is built.
        ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node'] } },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          ssr: 'src/app/server-pages.tsx',
          outDir: 'dist/.server',
          copyPublicDir: false,
          minify: true,
          rolldownOptions: { output: { entryFileNames: 'pages.mjs', codeSplitting: false } },
        },
      })
    },
  }
}
