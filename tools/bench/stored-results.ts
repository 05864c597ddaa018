/** Slowdown of the results of a large event at the 95th percentile, from ten thousand stored results to a million. */

import { join } from 'node:path'
import { readConfig } from '@polynya/server'
import { PERSONAS } from '@polynya/testkit/federation'
import { sql } from 'kysely'
import type { TestPostgres } from '../../packages/server/src/testing/postgres.ts'
import { makeLarge } from '../demo/large.ts'
import { insertResults, STARTS } from '../demo/large-results.ts'
import { openInstallation } from '../demo/open-installation.ts'
import { timeOf } from './lists.ts'
import { type Program, startServer } from './programs.ts'
import { quantile, type Row } from './report.ts'
import { bearerOf } from './sessions.ts'

const FEW = 10_000
const MANY = 1_000_000
/** Both installations are alike but for their results. */
const SIZE = { swimmers: 1_000, events: MANY / STARTS + 30 }
const CALLS = 60

/** Compares both on PostgreSQL, which a federation of this size uses, or on the embedded database without one. */
export async function storedResults(
  suite: string,
  { folder, postgres }: { readonly folder: string; readonly postgres: TestPostgres | null },
): Promise<Row[]> {
  const few = await makeInstallation(FEW, { folder, postgres })
  const many = await makeInstallation(MANY, { folder, postgres })
  const servers: Program[] = []
  try {
    for (const { env } of [few, many]) servers.push(await startServer(env))
    const times = await timesOf(servers, [few.eventIds, many.eventIds])
    const [before = Number.NaN, after = Number.NaN] = times.map((each) => quantile(each, 0.95))
    const name = `results of ${STARTS} starts`
    return [
      { suite, name: `${name}: 95 % within, at 1 000 000 results`, value: after, unit: 'ms' },
      {
        ...{ suite, name: `${name}: at 1 000 000 results against 10 000`, unit: '×' },
        ...{ value: after / before, goal: { atMost: 1.33 } },
      },
    ]
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function makeInstallation(
  results: number,
  { folder, postgres }: Parameters<typeof storedResults>[1],
): Promise<{ env: Record<string, string>; eventIds: number[] }> {
  const name = `results${results}`
  const env = {
    DATA_DIR: join(folder, name),
    DATABASE_URL: postgres?.urlOf(name) ?? '',
    SMTP_URL: '',
    MIN_FREE_MB: '0',
  }
  await postgres?.createDatabase(name)
  const { deps, close } = await openInstallation(readConfig(env))
  await makeLarge({ deps }, () => {}, SIZE)
  const eventIds = await insertResults(deps, results / STARTS)
  await deps.db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`vacuum analyze`.execute(one)
  })
  await close()
  return { env, eventIds }
}

/** Reads alternate, so that background load affects both equally. With a token, no response is from the cache. */
async function timesOf(servers: readonly Program[], eventIds: readonly number[][]): Promise<number[][]> {
  const headers = await Promise.all(servers.map((server) => bearerOf(server, PERSONAS.superAdministrator)))
  const times: number[][] = servers.map(() => [])
  for (let turn = 0; turn < CALLS; turn += 1) {
    for (const [index, { address }] of servers.entries()) {
      const ids = eventIds[index] ?? []
      const url = `${address}/api/v1/events/results/${ids[turn % ids.length]}`
      times[index]?.push(await timeOf(url, headers[index] ?? {}))
    }
  }
  return times
}
