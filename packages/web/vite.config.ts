import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { page } from './build/page.config.ts'
import { precompress } from './build/precompress.config.ts'
import { serverPages } from './build/server-pages.config.ts'

/** Where the server listens while pages are worked on. */
const SERVER = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080'

/** What several pages share and the first glance of the first page does not need. */
const LATER = [
  'domain/src/(distances|names|personal-bests|race-time|seasons)',
  'ui/src/(Chart|LoadMore|swimmer-name|SwimmerFacts|SwimmerPhoto)',
  'web/src/(lists/|api/(use-)?swimmer|app/(DeniedAdvice|Sections|local-date))',
].join('|')
const FORMS = 'web/src/(forms|account|dialogs)'
const TEXTS = '(domain/src/site-text|web/src/(texts|pages/text)/)'
const ADMINISTRATION = 'web/src/(administration|pages/(admin-|settings))'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), page(), precompress(), serverPages()],
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
        // A few requests in the place of a dozen, and Brotli finds more in one file than in three: what every page
        // needs, what several pages show, and forms.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'] },
            {
              name: 'shared',
              test: new RegExp(
                `packages/(?!${[LATER, FORMS, TEXTS, ADMINISTRATION].join('|')})(domain|ui|web)/src/`,
              ),
              minShareCount: 2,
            },
            { name: 'texts', test: new RegExp(`packages/${TEXTS}`), minShareCount: 2 },
            { name: 'administration', test: new RegExp(`packages/${ADMINISTRATION}`), minShareCount: 2 },
            { name: 'later', test: new RegExp(`packages/(${LATER})`), minShareCount: 2 },
            { name: 'forms', test: new RegExp(`packages/${FORMS}`), minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SERVER, '/files': SERVER } },
})
