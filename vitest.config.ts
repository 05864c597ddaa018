import { defineConfig } from 'vitest/config'
import { hasPostgres } from './packages/server/src/testing/postgres.ts'

/** Node resolves the workspaces to their sources; so does every test. */
const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } }

/**
 * Where a test waits for what a page shows next, the wait is long and a second try is allowed: on a busy machine
 * neither says anything of the code. The run names every test that needed one.
 */
const waiting = {
  testTimeout: 60_000,
  retry: 1,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: ['tools/testing/patience.ts'],
}

/** The server's tests, once a database road: every file has a database of its own. */
const server = (name: string, setup: string, exclude: string) => ({
  ...source,
  test: {
    name,
    include: ['packages/server/src/**/*.test.ts'],
    exclude: [exclude],
    globalSetup: `packages/server/src/testing/${setup}.ts`,
    // Programs are started and stopped in some: on a busy machine that takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // No module of the server keeps state: files of one worker may share them. Hundreds of embedded databases, one
    // after another in one process, have ended it once: there each file has a process of its own.
    isolate: name === 'server',
  },
})

/** The tests of components and elements, once a renderer: the app runs them on React, the widgets on Preact. */
const rendered = (name: string, folder: string, alias: Record<string, string> = {}) => ({
  resolve: { ...source.resolve, alias },
  ssr: source.ssr,
  oxc: { jsx: { runtime: 'automatic' as const } },
  test: {
    ...waiting,
    name,
    include: [`${folder}/src/**/*.test.{ts,tsx}`],
    environment: 'jsdom' as const,
    isolate: false,
  },
})

const preact = {
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

/** The widgets as they are built: with as much of React on Preact as they carry. */
const onPreact = {
  ...preact,
  'react-dom/client': `${import.meta.dirname}/widgets/src/on-preact/react-dom-client.ts`,
  react: `${import.meta.dirname}/widgets/src/on-preact/react.ts`,
}

export default defineConfig({
  test: {
    // Vitest leaves one processor idle by default: of two, that is half of them.
    maxWorkers: '100%',
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          include: ['packages/{domain,contract,i18n,testkit}/src/**/*.test.ts', 'sdk/src/**/*.test.ts'],
          // Properties try hundreds of cases, and bundles are made: on a busy machine that takes its time.
          testTimeout: 30_000,
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
          retry: 1,
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
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/setup.ts',
          hookTimeout: 120_000,
        },
      },
      { ...source, test: { name: 'tools', include: ['tools/**/*.test.ts'] } },
      server('server', 'setup-embedded', 'packages/server/src/db/postgres/**'),
      ...(hasPostgres()
        ? [server('server-postgres', 'setup-postgres', 'packages/server/src/db/embedded/**')]
        : []),
    ],
  },
})
