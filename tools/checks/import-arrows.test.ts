import { describe, expect, it } from 'vitest'
import { importArrows } from './import-arrows.ts'
import { sourceOf } from './source.ts'
import { workspacesOf } from './workspaces.ts'

const MANIFESTS = {
  '': { name: 'polynya', devDependencies: { vitest: '1', 'fast-check': '1' } },
  'packages/domain/': { name: '@polynya/domain', exports: { '.': { source: './src/index.ts' } } },
  'packages/contract/': {
    name: '@polynya/contract',
    exports: {
      '.': { source: './src/index.ts' },
      './routes': { source: './src/routes.ts' },
      './widget-sources/*': { source: './src/widget-sources/*.ts' },
    },
    dependencies: { '@polynya/domain': '1', zod: '4' },
  },
  'packages/i18n/': {
    name: '@polynya/i18n',
    exports: { '.': './src/index.ts' },
    dependencies: { '@polynya/contract': '1', i18next: '1' },
  },
  'packages/ui/': {
    name: '@polynya/ui',
    exports: { '.': './src/index.ts', './tokens.css': './src/tokens.css', './icons/*': './src/icons/*.ts' },
    dependencies: { '@polynya/domain': '1', '@polynya/contract': '1', '@polynya/i18n': '1', react: '19' },
    devDependencies: { preact: '11' },
  },
  'packages/web/': { name: '@polynya/web', exports: {}, dependencies: { '@polynya/ui': '1' } },
  'packages/server/': {
    name: '@polynya/server',
    exports: { '.': './src/index.ts' },
    dependencies: { kysely: '1' },
  },
  'packages/testkit/': { name: '@polynya/testkit', exports: { '.': './src/index.ts' } },
  'packages/novel/': { name: '@polynya/novel' },
  'widgets/': {
    name: '@polynya/widgets',
    dependencies: { '@polynya/ui': '1', '@polynya/contract': '1' },
  },
  'cli/': { name: '@polynya/cli', devDependencies: { '@polynya/contract': '1', ink: '8' } },
  'tools/': { name: '@polynya/tools' },
} as const

const workspaces = workspacesOf(
  Object.entries(MANIFESTS).map(([dir, manifest]) =>
    sourceOf(`${dir}package.json`, JSON.stringify(manifest)),
  ),
)

const check = (path: string, text: string) => importArrows([sourceOf(path, text)], workspaces)

describe('Import rules', () => {
  it.each([
    ['packages/contract/src/codes.ts', "import { DIST_CODES } from '@polynya/domain'"],
    ['packages/contract/src/codes.ts', "import * as z from 'zod/mini'\nexport * from './x.ts'"],
    ['packages/contract/src/codes.ts', "import type { ZodMiniType } from 'zod/mini'"],
    ['packages/i18n/src/reasons.ts', "import type { Reason } from '@polynya/contract'"],
    ['packages/i18n/src/reasons.ts', "type R = import('@polynya/contract').Reason"],
    ['packages/ui/src/Card.tsx', "import { useState } from 'react'\nimport css from './card.css?inline'"],
    [
      'packages/ui/src/Card.test.tsx',
      "import { it } from 'vitest'\nimport 'preact'\nimport '@polynya/testkit'",
    ],
    ['packages/i18n/src/reasons.test.ts', "import { REASONS } from '@polynya/contract'"],
    ['packages/domain/src/testing/dates.ts', "import * as fc from 'fast-check'"],
    ['packages/web/src/main.tsx', "import '@polynya/ui/tokens.css'"],
    ['packages/web/src/main.tsx', "const { map } = await import('@polynya/ui/icons/map')"],
    ['packages/server/src/main.ts', "import { readFile } from 'node:fs/promises'"],
    ['widgets/src/loader.ts', "import { routes } from '@polynya/contract/routes'"],
    ['widgets/src/tags.ts', "import { source } from '@polynya/contract/widget-sources/records'"],
    ['widgets/src/loader.ts', "import type { Swimmer } from '@polynya/contract'"],
    ['cli/src/x.ts', "import 'ink'\nimport '@polynya/contract'"],
    ['tools/checks/x.ts', "import { app } from '@polynya/server'\nimport '../../packages/web/src/main.tsx'"],
    ['vitest.config.ts', "import { defineConfig } from 'vitest/config'"],
  ])('allow %s to do %j', (path, text) => {
    expect(check(path, text)).toEqual([])
  })

  it.each([
    ['packages/domain/src/x.ts', "import 'kysely'", /domain imports nothing, so not kysely/],
    ['packages/domain/src/x.ts', "import '@polynya/contract'", /domain may not import contract.*nothing/],
    [
      'packages/contract/src/x.ts',
      "export * from '@polynya/i18n'",
      /may not import i18n: it may import domain/,
    ],
    ['packages/contract/src/x.ts', "import { z } from 'zod'", /write `import \* as z from 'zod\/mini'`/],
    ['packages/contract/src/x.ts', "import { z } from 'zod/mini'", /keeps every locale/],
    ['packages/contract/src/x.ts', "import { readFile } from 'node:fs'", /runs in browsers too/],
    ['packages/i18n/src/x.ts', "import { REASONS } from '@polynya/contract'", /write `import type`/],
    ['packages/i18n/src/x.ts', "import { type Reason } from '@polynya/contract'", /write `import type`/],
    ['packages/ui/src/x.ts', "export { t } from '@polynya/i18n'", /write `import type`/],
    ['packages/ui/src/x.ts', "const t = await import('@polynya/i18n')", /write `import type`/],
    ['packages/ui/src/x.ts', "import '@polynya/testkit'", /ui may not import testkit/],
    ['packages/ui/src/x.ts', "import 'preact'", /preact is not among the dependencies in packages\/ui/],
    ['packages/ui/src/x.ts', "import '@polynya/ui'", /imports itself/],
    ['packages/web/src/x.ts', "type S = import('@polynya/server').App", /web may not import server/],
    ['packages/web/src/x.ts', "import { a } from '@polynya/domain'", /@polynya\/domain is not among/],
    [
      'packages/web/src/x.ts',
      "import '@polynya/ui/src/Card.tsx'",
      /import from @polynya\/ui, @polynya\/ui\/tokens/,
    ],
    ['packages/web/src/x.ts', "import '@polynya/ui/icons/a/b'", /is no entry of @polynya\/ui/],
    ['packages/web/src/x.ts', "import '../../ui/src/Card.tsx'", /leaves @polynya\/web/],
    ['packages/server/src/x.test.ts', "import '@polynya/web'", /exports nothing/],
    ['cli/src/x.ts', "import 'react'", /react is not among the dependencies in cli/],
    ['widgets/src/x.ts', "import { v1 } from '@polynya/contract'", /types alone from @polynya\/contract/],
    ['packages/novel/src/x.ts', '', /novel has no row/],
  ])('refuse that %s does %s', (path, text, message) => {
    expect(check(path, text)).toEqual([{ path, line: 1, message: expect.stringMatching(message) }])
  })

  it('report the line of the import', () => {
    const text = "import { a } from './a.ts'\n\n/* why */\nexport const b = () =>\n  import('@polynya/web')\n"
    expect(check('packages/domain/src/x.ts', text).map(({ line }) => line)).toEqual([5])
  })
})
