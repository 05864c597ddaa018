import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { answersVersion } from './build/answers-version.config.ts'
import { chartLanguage } from './build/chart-language.config.ts'
import { page } from './build/page.config.ts'
import { precompress } from './build/precompress.config.ts'
import { serverPages } from './build/server-pages.config.ts'
import { worker } from './build/worker.config.ts'

/** Where the server listens while pages are worked on. */
const SERVER = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), chartLanguage(), page(), worker(), precompress(), serverPages()],
  define: { 'import.meta.env.ANSWERS': JSON.stringify(answersVersion()) },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    // Older targets make Lightning CSS rewrite light-dark(), which loses the theme.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first page lists the files of all pages, and hashes do not compress: 42 bits distinguish the versions of a file.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // A few requests in the place of a dozen, and Brotli finds more in one file than in three: what the first page
        // needs, forms, and what several other pages show.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'] },
            // Forms would take along what their modules need, and so come with every page: they are late.
            {
              name: 'parts',
              test: /packages\/web\/src\/(app|infrastructure\/(addresses|api|components|context|network|queries|session|state|words))\//,
              minShareCount: 2,
            },
            { name: 'later', test: /packages\/ui\//, minShareCount: 2 },
            // What pages of registration and of orders show, ask and wait with: none of that needs forms, or a dialog that may
            // have one.
            {
              name: 'asking',
              test: /web\/src\/infrastructure\/(dialogs\/(?!(Dialog|LeaveUnsaved)\.)|components\/use-countdown)|domain\/src\/(distances|entry-rules|limits|money|orders|race-time|ranks|seasons)\./,
              minShareCount: 2,
            },
            {
              name: 'forms',
              test: /web\/src\/(infrastructure\/forms|features\/account)\//,
              minShareCount: 2,
            },
            { name: 'uploads', test: /web\/src\/infrastructure\/uploads\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': SERVER, '/docs': SERVER, '/files': SERVER, '/printouts': SERVER, '/share': SERVER },
  },
})
