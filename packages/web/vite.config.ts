import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { page } from './build/page.config.ts'
import { precompress } from './build/precompress.config.ts'

/** Where the server listens while pages are worked on. */
const SERVER = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080'

/** What several pages share and the first glance of the first page does not need. */
const LATER = [
  'domain/src/(distances|limits|lives|names|race-time)',
  'ui/src/(LoadMore|swimmer-name|Swimmer(Card|Facts|Photo))',
  'web/src/(lists/(?!page-numbers)|api/swimmer|modal/use-modal|app/DeniedAdvice)',
].join('|')
const FORMS = 'web/src/(forms|account|dialogs|words/TextWithLinks)'
/** What the pages that make and change profiles share with each other and with the settings. */
const PROFILES =
  '(domain/src/(birth-date|ranks|uploads)|web/src/(swimmer-forms|pages/(settings|create-swimmer)))'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), page(), precompress()],
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
        // A few requests in the place of a dozen: what every page needs, what several pages show, and forms.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], minShareCount: 2 },
            {
              name: 'shared',
              test: new RegExp(`packages/(?!${LATER}|${FORMS}|${PROFILES})(domain|ui|web)/src/`),
              minShareCount: 2,
            },
            { name: 'later', test: new RegExp(`packages/(${LATER})`), minShareCount: 2 },
            { name: 'forms', test: new RegExp(`packages/${FORMS}`), minShareCount: 2 },
            { name: 'profiles', test: new RegExp(`packages/${PROFILES}`), minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SERVER, '/files': SERVER } },
})
