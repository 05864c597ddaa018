/** Reads that no cache serves, compared with a bare server that runs one SQL statement for the same rows. */

import { PERSONAS, randomFrom, swimmers } from '@polynya/testkit/federation'
import autocannon from 'autocannon'
import type { Program } from './programs.ts'
import { median, type Row } from './report.ts'
import { bearerOf } from './sessions.ts'

const ADDRESSES = { 'the same address': 1, 'different addresses': 100 } as const

const people = swimmers(randomFrom('large'), '2026-01-01')
/** Names that the large installation has. */
const LAST_NAMES = [...new Set(Array.from({ length: 1000 }, () => people.next().value.lastName))]

/** Addresses of a read by number: calls of one address share their work, calls of different addresses cannot. */
const READS: Readonly<Record<string, (number: number) => string>> = {
  // Some of the first hundred events are not public.
  'one event': (number) => `/api/v1/events/${number + 100}`,
  'list of events': (number) => `/api/v1/events?page=${number}&limit=8`,
  'list of swimmers': (number) => `/api/v1/swimmers/all?page=${number}&limit=12`,
  'search by last name': (number) =>
    `/api/v1/swimmers/all?lastName=${encodeURIComponent(LAST_NAMES[number] ?? '')}&page=1&limit=12`,
}

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
  const reads = Object.entries(READS).flatMap(([read, pathOf]) =>
    Object.entries(ADDRESSES).map(([of, count]) => ({
      name: `${read}, ${of}`,
      paths: Array.from({ length: count }, (_, index) => pathOf(index + 1)),
      rates: { ours: [] as number[], bare: [] as number[] },
    })),
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of ['ours', 'bare'] as const) {
      const server = await servers[kind]()
      const headers = kind === 'ours' ? await bearerOf(server, PERSONAS.guardian) : {}
      for (const { paths, rates } of reads) rates[kind].push(await rate(server.address, paths, headers))
      await server.stop()
    }
  }
  return reads.flatMap(({ name, rates: { ours, bare } }) => [
    { suite, name: `${name}, signed in`, value: median(ours), unit: 'per s' as const },
    {
      suite,
      name: `${name}, against one statement`,
      value: median(ours) / median(bare),
      unit: '×' as const,
      goal: { atLeast: 0.5 },
    },
  ])
}

/** Each connection starts at another address, so that the same one is rarely read twice at once. */
async function rate(url: string, paths: readonly string[], headers: Record<string, string>): Promise<number> {
  let connection = 0
  const options: autocannon.Options = {
    url,
    headers,
    connections: CONNECTIONS,
    setupClient(client) {
      const first = (connection++ * paths.length) / CONNECTIONS
      client.setRequests([...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ path, headers })))
    },
  }
  await autocannon({ ...options, duration: 1 })
  const { requests, non2xx, errors } = await autocannon({ ...options, duration: SECONDS })
  if (non2xx + errors > 0) throw new Error(`${paths[0]}: ${non2xx} refusals, ${errors} errors`)
  return requests.average
}
