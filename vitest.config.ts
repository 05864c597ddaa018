import { defineConfig } from 'vitest/config'

/** Node resolves the workspaces to their sources; so does every test. */
const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } }

export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          include: ['packages/{domain,contract,i18n,testkit}/src/**/*.test.ts', 'sdk/src/**/*.test.ts'],
        },
      },
    ],
  },
})
