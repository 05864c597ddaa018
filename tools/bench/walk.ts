/** A long random walk over orders on each database road: the same as in the tests, which have no time for so many steps. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../builds.ts'
import type { Row } from './report.ts'

const STEPS = 10_000
const WALK = 'packages/server/src/areas/orders/walk.test.ts'
const ROADS = { embedded: 'server', postgres: 'server-postgres' } as const

/** @param road on which the walk goes; it ends at the first step after which an invariant is broken */
export async function walk(road: keyof typeof ROADS): Promise<Row[]> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', ROADS[road], '--reporter=dot', WALK]
  const begun = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, WALK_STEPS: String(STEPS) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  const perSecond = (STEPS / (performance.now() - begun)) * 1000
  return [
    { road, name: `walk: ${STEPS} steps over orders`, value: perSecond, unit: 'per s' },
    { road, name: 'walk: invariants broken', value: code === 0 ? 0 : 1, unit: 'rows', goal: { atMost: 0 } },
  ]
}
