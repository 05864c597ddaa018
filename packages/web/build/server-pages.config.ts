/** Builds for Node what the server writes into pages; it lies where no visitor reads it. */

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
        resolve: { conditions: ['source', 'module', 'node'] },
        ssr: { noExternal: true },
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
