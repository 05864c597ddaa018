/** Reads that no cache serves, compared with a bare server that runs one SQL statement for the same rows. */

import { PERSONAS } from '@polynya/testkit/federation'
import autocannon from 'autocannon'
import type { Program } from './programs.ts'
import { median, type Row } from './report.ts'
import { bearerOf } from './sessions.ts'

const READS = [
  'events?page=1&limit=8',
  'events/1',
  'swimmers/all?page=1&limit=12',
  'swimmers/all?lastName=Ivanov&page=1&limit=12',
].map((path) => `/api/v1/${path}`)

const ROUNDS = 3
const SECONDS = 3
const CONNECTIONS = 10

/**
 * Measures both servers one after the other, in rounds: the embedded database is open in one process at a time.
 * @param servers start the server and the bare one on the same installation
 */
export async function uncachedReads(
  suite: string,
  servers: { readonly ours: () => Promise<Program>; readonly bare: () => Promise<Program> },
): Promise<Row[]> {
  const rates = new Map(READS.map((path) => [path, { ours: [] as number[], bare: [] as number[] }]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of ['ours', 'bare'] as const) {
      const server = await servers[kind]()
      const headers = kind === 'ours' ? await bearerOf(server, PERSONAS.guardian) : {}
      for (const path of READS) rates.get(path)?.[kind].push(await rate(server.address + path, headers))
      await server.stop()
    }
  }
  return [...rates].flatMap(([path, { ours, bare }]) => [
    { suite, name: `${path}, signed in`, value: median(ours), unit: 'per s' as const },
    {
      suite,
      name: `${path}, signed in, against one statement`,
      value: median(ours) / median(bare),
      unit: '×' as const,
      goal: { atLeast: 0.5 },
    },
  ])
}

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  await autocannon({ url, headers, duration: 1, connections: CONNECTIONS })
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    duration: SECONDS,
    connections: CONNECTIONS,
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return requests.average
}
