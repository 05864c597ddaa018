/** A long random walk over orders on each database: the walk of the tests with more steps. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../builds.ts'
import type { Row } from './report.ts'

const STEPS = 10_000
const WALK = 'packages/server/src/areas/orders/walk.test.ts'
const PROJECTS = { embedded: 'server', postgres: 'server-postgres' } as const

/** @param backend database of the walk, which stops at the first step that violates an invariant */
export async function walk(backend: keyof typeof PROJECTS): Promise<Row[]> {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    PROJECTS[backend],
    '--reporter=dot',
    WALK,
  ]
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, WALK_STEPS: String(STEPS) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  const perSecond = (STEPS / (performance.now() - startedAt)) * 1000
  return [
    { suite: backend, name: `walk: ${STEPS} steps over orders`, value: perSecond, unit: 'per s' },
    {
      suite: backend,
      name: 'walk: invariants broken',
      value: code === 0 ? 0 : 1,
      unit: 'rows',
      goal: { atMost: 0 },
    },
  ]
}
