/**
 * What traces cost: requests per second of the revision before them, of this one without them, and of this one with every
 * trace sent to a collector, on one PostgreSQL. All run from their sources, and are measured in turn.
 */

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PERSONAS } from '@polynya/testkit/federation'
import type { TestPostgres } from '../../packages/server/src/testing/postgres.ts'
import { root } from '../builds.ts'
import { startSource } from './programs.ts'
import { rate } from './public-reads.ts'
import { median, type Row } from './report.ts'
import { revisionBefore, seedSmall, withRevision } from './revisions.ts'
import { bearerOf } from './sessions.ts'

const ROUNDS = 7
const SECONDS = 2
const READS = {
  'cached reads': '/api/v1/events/upcoming',
  'reads of an account': '/api/v1/events?page=1&limit=8',
} as const

const KINDS = ['before', 'off', 'on'] as const

export async function traces(folder: string, postgres: TestPostgres): Promise<Row[]> {
  const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}')))
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const { port } = collector.address() as AddressInfo
  try {
    return await withRevision(
      folder,
      revisionBefore('packages/server/src/traces/traces.ts'),
      async (older) => {
        await postgres.createDatabase('traces')
        const env = {
          DATABASE_URL: postgres.urlOf('traces'),
          DATA_DIR: join(folder, 'data'),
          MIN_FREE_MB: '0',
        }
        seedSmall(older, env)
        return compare(older, env, `http://127.0.0.1:${port}`)
      },
    )
  } finally {
    collector.close()
  }
}

async function compare(older: string, env: Readonly<Record<string, string>>, collector: string) {
  const servers = {
    before: await startSource(older, env),
    off: await startSource(root, env),
    on: await startSource(root, { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector }),
  }
  try {
    const headers = await bearerOf(servers.off, PERSONAS.guardian)
    const rows: Row[] = []
    for (const [name, path] of Object.entries(READS)) {
      const rates = { before: [] as number[], off: [] as number[], on: [] as number[] }
      const measure = (kind: (typeof KINDS)[number], seconds: number) =>
        rate(servers[kind].address + path, seconds, name === 'cached reads' ? {} : headers)
      for (const kind of KINDS) await measure(kind, SECONDS)
      for (let round = 0; round < ROUNDS; round += 1)
        for (const kind of KINDS) rates[kind].push(await measure(kind, SECONDS))
      rows.push(
        ...rowsOf(name, { before: median(rates.before), off: median(rates.off), on: median(rates.on) }),
      )
    }
    return rows
  } finally {
    for (const server of Object.values(servers)) await server.stop()
  }
}

const rowsOf = (name: string, { before, off, on }: Record<(typeof KINDS)[number], number>): Row[] => [
  { suite: 'traces', name: `${name}, off`, value: off, unit: 'per s' },
  {
    ...{ suite: 'traces', name: `${name}, off against the revision before traces` },
    ...{ value: off / before, unit: '×', goal: { atLeast: 0.95 } },
  },
  { suite: 'traces', name: `${name}, all sent against off`, value: on / off, unit: '×' },
]
