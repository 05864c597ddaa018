/**
 * Throughput under contention at opening time: thousands of concurrent orders over HTTP for a few hundred places,
 * compared with plain SQL.
 */

import { Agent, request } from 'node:http'
import { readConfig } from '@polynya/server'
import { brokenInvariants } from '../../packages/server/src/areas/orders/invariants.store.ts'
import { countPlaces } from '../../packages/server/src/areas/places/places.store.ts'
import { basketOf, type Crowd, makeCrowd, type Person } from '../../packages/server/src/testing/crowd.ts'
import type { TestPostgres } from '../../packages/server/src/testing/postgres.ts'
import { type Installation, openInstallation } from '../demo/open-installation.ts'
import { plainSql } from './plain-sql.ts'
import { type Program, startServer } from './programs.ts'
import { median, meets, type Row } from './report.ts'

const PEOPLE = 5000
const PLACES = 300
/** Number of warm-up attempts. */
const WARMING = 1000
/** Keep-alive connections of the browsers to one process. */
const SOCKETS = 200
const LONG_MS = 120_000

interface Outcome {
  readonly status: number
  readonly reason: string | null
  readonly orderId: number | null
}

const LOST: Outcome = { status: 0, reason: null, orderId: null }

/** Makes one attempt. Resolves without a response if the server is gone. */
function attempt(
  address: string,
  agent: Agent,
  { crowd, person }: { crowd: Crowd; person: Person },
): Promise<Outcome> {
  const body = JSON.stringify(basketOf(crowd, person))
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${person.accessToken}`,
    'idempotency-key': `rush-${person.accountId}`,
  }
  return new Promise((done) => {
    const sent = request(
      `${address}/api/v1/orders`,
      { method: 'POST', agent, headers, timeout: LONG_MS },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => {
          text += part
        })
        response.on('end', () => done(read(response.statusCode ?? 0, text)))
        response.on('error', () => done(LOST))
      },
    )
    sent.on('error', () => done(LOST))
    sent.end(body)
  })
}

function read(status: number, text: string): Outcome {
  const { data, error } = JSON.parse(text) as { data?: { id: number }; error?: { reason: string } }
  return { status, reason: error?.reason ?? null, orderId: data?.id ?? null }
}

interface Rush {
  readonly outcomes: readonly Outcome[]
  readonly perSecond: number
}

/**
 * Sends all orders concurrently, spread over the servers. Attempts without a response are retried with the same
 * key on another server.
 */
async function rush(servers: readonly Program[], crowd: Crowd, kill?: Program): Promise<Rush> {
  const agents = servers.map(() => new Agent({ keepAlive: true, maxSockets: SOCKETS }))
  const alive = servers.filter((server) => server !== kill)
  const press = (person: Person, index: number, among: readonly Program[]) => {
    const server = among[index % among.length] as Program
    return attempt(server.address, agents[servers.indexOf(server)] as Agent, { crowd, person })
  }
  const startedAt = performance.now()
  if (kill) setTimeout(() => process.kill(kill.pid, 'SIGKILL'), 400)
  const outcomes = await Promise.all(
    crowd.people.map(async (person, index) => {
      const first = await press(person, index, servers)
      return first === LOST ? press(person, index, alive) : first
    }),
  )
  const perSecond = (crowd.people.length / (performance.now() - startedAt)) * 1000
  for (const agent of agents) agent.destroy()
  return { outcomes, perSecond }
}

const REFUSALS = new Set(['slots_exhausted', 'key_in_flight'])

/** Checks the invariants after a rush; each row counts violations. */
async function verdict(
  suite: string,
  { db }: Installation['deps'],
  { crowd, outcomes }: { crowd: Crowd; outcomes: readonly Outcome[] },
): Promise<Row[]> {
  const [places] = await countPlaces(db, crowd.eventId, new Date())
  const sold = outcomes.flatMap(({ orderId }) => orderId ?? [])
  const stored = await db
    .selectFrom('entry_order')
    .where('event_id', '=', crowd.eventId)
    .select('id')
    .execute()
  const known = new Set(stored.map(({ id }) => id))
  const broken = Object.keys(await brokenInvariants(db, new Date())).length
  const taken = places?.taken ?? 0
  const isDeclared = ({ status, reason }: Outcome) =>
    status === 200 || (reason !== null && REFUSALS.has(reason))
  const none = (name: string, value: number): Row => ({
    suite,
    name: `rush: ${name}`,
    value,
    unit: 'rows',
    goal: { atMost: 0 },
  })
  return [
    { ...none(`places taken of ${PLACES}`, taken), goal: { atLeast: PLACES } },
    none(`places taken beyond ${PLACES}`, Math.max(0, taken - PLACES)),
    none('answers 5xx', outcomes.filter(({ status }) => status >= 500).length),
    none('refusals without a declared reason', outcomes.filter((outcome) => !isDeclared(outcome)).length),
    none('acknowledged orders that are not there', sold.filter((id) => !known.has(id)).length),
    none('invariants broken', broken),
  ]
}

const crowdOf = ({ deps }: Installation, people = PEOPLE): Promise<Crowd> =>
  makeCrowd({ db: deps.db, tokens: deps.tokens, now: new Date() }, { people, places: PLACES })

/** Number of rounds, each next to plain SQL; the median counts, because of background load. */
const ROUNDS = 3

/** PostgreSQL with three warm server processes; one of them is killed in the last round. */
export async function rushOnPostgres(folder: string, postgres: TestPostgres): Promise<Row[]> {
  const suite = 'postgres'
  await postgres.createDatabase('rush')
  const env = { DATA_DIR: folder, DATABASE_URL: postgres.urlOf('rush'), SMTP_URL: '', MIN_FREE_MB: '0' }
  const installation = await openInstallation(readConfig(env))
  const { deps } = installation
  const servers = [await startServer(env), await startServer(env), await startServer(env)]
  try {
    await rush(servers, await crowdOf(installation, WARMING))
    const unlocked = await plainSql(env.DATABASE_URL, await crowdOf(installation), { locked: false })
    const rounds: { calm: number; plain: number; rows: Row[] }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const plain = await plainSql(env.DATABASE_URL, await crowdOf(installation), { locked: true })
      const crowd = await crowdOf(installation)
      const { outcomes, perSecond: calm } = await rush(servers, crowd)
      rounds.push({ calm, plain: plain.perSecond, rows: await verdict(suite, deps, { crowd, outcomes }) })
    }
    const crowd = await crowdOf(installation)
    const { outcomes } = await rush(servers, crowd, servers[0])
    return [
      ...rates(suite, rounds),
      {
        suite,
        name: 'rush: without the lock, sold beyond 300',
        value: unlocked.taken - PLACES,
        unit: 'rows',
        goal: { atLeast: 1 },
      },
      ...worst(rounds.flatMap(({ rows }) => rows)),
      ...(await verdict(`${suite} †`, deps, { crowd, outcomes })),
    ]
  } finally {
    for (const server of servers) await server.stop()
    await installation.close()
  }
}

function rates(suite: string, rounds: readonly { calm: number; plain: number }[]): Row[] {
  const middle = (of: (round: { calm: number; plain: number }) => number) => median(rounds.map(of))
  return [
    { suite, name: 'rush: attempts a second', value: middle(({ calm }) => calm), unit: 'per s' },
    { suite, name: 'rush: plain SQL, attempts a second', value: middle(({ plain }) => plain), unit: 'per s' },
    {
      suite,
      name: 'rush: attempts, of plain SQL',
      value: middle(({ calm, plain }) => calm / plain),
      unit: '×',
      goal: { atLeast: 0.5 },
    },
  ]
}

/** Returns for each name the row furthest from its goal. */
function worst(rows: readonly Row[]): Row[] {
  const byName = Map.groupBy(rows, ({ name }) => name)
  return [...byName.values()].flatMap((same) => same.find((row) => !meets(row)) ?? same.slice(0, 1))
}

/** Embedded database with one process. The crowd is prepared first, because the database accepts a single process. */
export async function rushOnEmbedded(folder: string): Promise<Row[]> {
  const suite = 'embedded'
  const env = { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '', MIN_FREE_MB: '0' }
  const before = await openInstallation(readConfig(env))
  const crowd = await crowdOf(before)
  await before.close()
  const server = await startServer(env)
  const { outcomes, perSecond } = await rush([server], crowd).finally(() => server.stop())
  const installation = await openInstallation(readConfig(env))
  try {
    const rows = await verdict(suite, installation.deps, { crowd, outcomes })
    return [{ suite, name: 'rush: attempts a second', value: perSecond, unit: 'per s' }, ...rows]
  } finally {
    await installation.close()
  }
}
