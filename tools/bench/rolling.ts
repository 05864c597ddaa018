/**
 * A rolling upgrade under load: an older revision and the built server on one PostgreSQL, the new one migrating while the
 * old one serves, both serving, then the new one alone. `BENCH_OLD` names the older revision; by default it is the one
 * before the newest migration.
 */

import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PERSONAS } from '@polynya/testkit/federation'
import type { TestPostgres } from '../../packages/server/src/testing/postgres.ts'
import { type Program, startServer, startSource } from './programs.ts'
import type { Row } from './report.ts'
import { revisionBefore, seedSmall, withRevision } from './revisions.ts'
import { bearerOf } from './sessions.ts'

const CALLERS = 16
/** How long both versions serve, and how long the new one serves before and after the old one stops. */
const TOGETHER_MS = 8_000
const ALONE_MS = 3_000

export async function rolling(folder: string, postgres: TestPostgres): Promise<Row[]> {
  const revision = revisionBefore('packages/server/src/db/migrations/*.ts')
  return withRevision(folder, revision, async (older) => {
    await postgres.createDatabase('rolling')
    const env = { DATABASE_URL: postgres.urlOf('rolling'), DATA_DIR: join(folder, 'data'), MIN_FREE_MB: '0' }
    seedSmall(older, env)
    return upgrade(older, env)
  })
}

interface Load {
  /** Servers that the balancer passes calls to. */
  targets: readonly Program[]
  isOver: boolean
  answers: number
  successes: number
  failures: number
  /** First failures, to see what they were. */
  readonly examples: Set<string>
}

async function upgrade(older: string, env: Readonly<Record<string, string>>): Promise<Row[]> {
  const old = await startSource(older, env)
  const load: Load = {
    targets: [old],
    isOver: false,
    answers: 0,
    successes: 0,
    failures: 0,
    examples: new Set(),
  }
  const { authorization } = await bearerOf(old, PERSONAS.superAdministrator)
  const calling = Array.from({ length: CALLERS }, (_, at) => call(load, at, authorization))
  await pause(ALONE_MS)
  const young = await startServer(env)
  try {
    load.targets = [old, young]
    await pause(TOGETHER_MS)
    // A balancer learns it from the operator, or from /readyz.
    load.targets = [young]
    await old.stop()
    await pause(ALONE_MS)
  } finally {
    load.isOver = true
    await Promise.all(calling)
    await old.stop()
    await young.stop()
  }
  for (const example of load.examples) process.stderr.write(`${example}\n`)
  const share = (100 * load.successes) / load.answers
  return [
    { suite: 'rolling', name: 'answers 2xx', value: share, unit: 'of 100', goal: { atLeast: 99 } },
    {
      suite: 'rolling',
      name: 'answers while upgrading',
      value: load.answers,
      unit: 'rows',
      goal: { atLeast: 500 },
    },
    {
      suite: 'rolling',
      name: 'answers 5xx, or none',
      value: load.failures,
      unit: 'rows',
      goal: { atMost: 0 },
    },
  ]
}

/** Reads and writes of one caller, in turn at the servers, until the load is over. */
async function call(load: Load, at: number, authorization: string) {
  for (let round = at; !load.isOver; round += 1) {
    const server = load.targets[round % load.targets.length]
    const { path, method = 'GET' } = CALLS[round % CALLS.length]?.(round) ?? { path: '' }
    const body =
      method === 'GET' ? {} : { body: '{}', headers: { authorization, 'content-type': 'application/json' } }
    const status = await fetch(`${server?.address}/api/v1/${path}`, {
      method,
      headers: { authorization },
      ...body,
    }).then(
      async (response) => {
        await response.text()
        return response.status
      },
      (problem: Error) => String(problem.cause ?? problem),
    )
    load.answers += 1
    if (typeof status === 'number' && status < 300) load.successes += 1
    if (typeof status === 'number' && status < 500) continue
    load.failures += 1
    if (load.examples.size < 5) load.examples.add(`${method} ${path}: ${status}`)
  }
}

const CALLS: readonly ((round: number) => { path: string; method?: 'PUT' | 'DELETE' })[] = [
  (round) => ({ path: `events?page=1&limit=${5 + (round % 40)}` }),
  (round) => ({ path: `swimmers/all?page=1&limit=${5 + (round % 40)}` }),
  (round) => ({ path: `events/view/${1 + (round % 3)}` }),
  () => ({ path: 'admin/events' }),
  (round) => ({ path: `swimmers/${1 + (round % 30)}` }),
  (round) => ({ path: `events/follow/${1 + (round % 3)}`, method: 'PUT' }),
  (round) => ({ path: `events/follow/${1 + (round % 3)}`, method: 'DELETE' }),
]
