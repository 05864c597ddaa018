import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { hasPostgres } from './packages/server/src/testing/postgres.ts'

// Workers and the programs that tests start share compiled code.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled')

/** Node resolves workspaces to their sources; so do all tests. */
const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } }

/** Timeouts of tests that wait for a page, because a busy machine may be slow. */
const waiting = {
  testTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: ['tools/testing/patience.ts'],
}

/** Server tests, once per database: every file has its own database. */
const server = (name: string, setup: string, exclude: string) => ({
  ...source,
  test: {
    name,
    include: ['packages/server/src/**/*.test.ts'],
    exclude: [exclude],
    globalSetup: `packages/server/src/testing/${setup}.ts`,
    // Some tests start and stop programs, which takes time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Modules of the server have no state, so files of one worker may share them: loading them takes a second.
    isolate: false,
  },
})

/** Tests of components and elements, once per renderer: the app uses React, the widgets Preact. */
const rendered = (name: string, folder: string, alias: Record<string, string> = {}) => ({
  resolve: { ...source.resolve, alias },
  ssr: source.ssr,
  oxc: { jsx: { runtime: 'automatic' as const } },
  test: {
    ...waiting,
    setupFiles: [...waiting.setupFiles, 'tools/testing/last-effects.ts'],
    name,
    include: [`${folder}/src/**/*.test.{ts,tsx}`],
    environment: 'jsdom' as const,
    isolate: false,
    // Its imports of React follow the aliases above.
    server: { deps: { inline: ['@r2wc/react-to-web-component'] } },
  },
})

const preact = {
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

/** The widgets' build aliases of React. */
const onPreact = {
  ...preact,
  'react/jsx-runtime': `${import.meta.dirname}/widgets/src/on-preact/jsx-runtime.ts`,
  'react-dom/client': `${import.meta.dirname}/widgets/src/on-preact/react-dom-client.ts`,
  react: `${import.meta.dirname}/widgets/src/on-preact/react.ts`,
}

export default defineConfig({
  test: {
    // One more than the processors: tests that wait for a page leave theirs idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          include: ['packages/{domain,contract,i18n,testkit}/src/**/*.test.ts', 'sdk/src/**/*.test.ts'],
          // Property tests run hundreds of cases and some tests bundle code, which takes time on a busy machine.
          testTimeout: 30_000,
          // Modules of these packages have no state.
          isolate: false,
        },
      },
      rendered('ui-react', 'packages/ui'),
      rendered('ui-preact', 'packages/ui', preact),
      rendered('widgets-react', 'widgets'),
      rendered('widgets-preact', 'widgets', onPreact),
      {
        ...source,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...waiting,
          name: 'web',
          // A dependency of downshift exports TypeScript for the condition `source`, which Node refuses in a package.
          server: { deps: { inline: ['downshift', 'compute-scroll-into-view'] } },
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
        },
      },
      {
        ...source,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'cli',
          include: ['cli/src/**/*.test.{ts,tsx}'],
          globalSetup: 'tools/testing/cli-server.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...source,
        test: {
          ...waiting,
          setupFiles: [],
          name: 'e2e',
          // Files of one worker share its browser: to start one takes a second.
          isolate: false,
          // Only journeys in a browser. `npm test` counts the retries, and fails if there are many.
          retry: 1,
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/setup.ts',
          hookTimeout: 120_000,
        },
      },
      {
        ...source,
        // Some of them start programs, for which five seconds are too few on a busy machine.
        test: { name: 'tools', include: ['tools/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
      },
      server('server', 'setup-embedded', 'packages/server/src/db/postgres/**'),
      ...(hasPostgres()
        ? [server('server-postgres', 'setup-postgres', 'packages/server/src/db/embedded/**')]
        : []),
    ],
  },
})
