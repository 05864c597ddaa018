/** The layers of each part of the repository whose folders depend on each other in one direction. */

import { handlerPathOf, isTableOfHandlers } from './handlers.ts'
import type { Layering } from './one-way.ts'

/** Layers of the app with the folders inside its features and pages; a folder's name has no dot. */
const WEB_LAYERS = [
  ['infrastructure/*'],
  ['features/*', 'features/*/!(*.*)'],
  ['pages/*', 'pages/*/!(*.*)'],
  ['app', 'app/!(*.*)'],
  ['main.tsx'],
]

/** Folders of the server: what handles any request below the areas, and the jobs that call them. */
const SERVER_LAYERS = [
  ['access', 'backup', 'db', 'files', 'http', 'live', 'mail', 'outbound', 'payments', 'push', 'traces'],
  ['areas'],
  ['jobs', 'metrics'],
  ['commands'],
]

/** Folders of the CLI, with those of the groups of commands. */
const CLI_LAYERS = [
  ['definitions', 'failures', 'terminal'],
  ['context'],
  ['help', 'input', 'profile', 'views'],
  ['bulk', 'calls'],
  ['commands/!(*.*)'],
  ['program'],
  ['main.ts'],
]

/** Parts that have no layers: their folders, and the files beside these, have no cycles. */
const WITHOUT_CYCLES = [
  'packages/contract/src',
  'packages/domain/src',
  'packages/i18n/src',
  'packages/ui/src',
  'sdk/src',
  'widgets/src',
  'tools',
  'e2e',
  'examples',
]

/** @param ids ids of the calls of the contract */
export function layeringsOf(ids: readonly string[]): Layering[] {
  const handlers = new Set(ids.map(handlerPathOf))
  const isEntry = (path: string) => handlers.has(path) || isTableOfHandlers(path)
  const areas = { root: 'packages/server/src/areas', except: isEntry }
  return [
    { ...areas, layers: [['*']] },
    // The folders inside an area, too.
    { ...areas, layers: [['*', '*/!(*.*)']] },
    // The files beside the folders assemble the server or are used by all of it.
    {
      root: 'packages/server/src',
      layers: SERVER_LAYERS,
      except: (path) => !path.slice('packages/server/src/'.length).includes('/'),
    },
    { root: 'packages/web/src', layers: WEB_LAYERS, apart: 'pages/*' },
    { root: 'cli/src', layers: CLI_LAYERS },
    { root: 'packages/testkit/src', layers: [['*', 'mocks/*']] },
    ...WITHOUT_CYCLES.map((root) => ({ root, layers: [['*', '*/!(*.*)']] })),
  ]
}
