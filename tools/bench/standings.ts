/**
 * Slowdown of rankings, records and pages of swimmers at the 95th percentile, from ten thousand results to a million, and
 * the time in which an event of 5 000 starts is published with everything that follows from its results.
 */

import { join } from 'node:path'
import { readConfig } from '@polynya/server'
import { PERSONAS } from '@polynya/testkit/federation'
import { sql } from 'kysely'
import { refreshBests } from '../../packages/server/src/areas/rankings/refresh-bests.ts'
import { recomputeRecords } from '../../packages/server/src/areas/records/refresh-records.ts'
import { refreshMedals } from '../../packages/server/src/areas/standings/refresh-medals.ts'
import { lockStandings } from '../../packages/server/src/db/lock-standings.ts'
import type { TestPostgres } from '../../packages/server/src/testing/postgres.ts'
import { makeLarge } from '../demo/large.ts'
import { insertResults, STARTS } from '../demo/large-results.ts'
import { openInstallation } from '../demo/open-installation.ts'
import type { Deps } from '../demo/open-world.ts'
import { timeOf } from './lists.ts'
import { type Program, startServer } from './programs.ts'
import { signedIn } from './reads-while-writing.ts'
import { quantile, type Row } from './report.ts'
import { bearerOf } from './sessions.ts'

const FEW = 10_000
const MANY = 1_000_000
const CALLS = 400
/** A swimmer has as many results in both installations; there are more swimmers in the larger one. */
const EVENTS_PER_SWIMMER = 2
const SWIMMERS_OF_EVENT = 1000
const BATCH = 500
const POLL_MS = 50

/** Addresses by read; `turn` makes them differ. */
const READS = {
  rankings: (turn: number) =>
    `rankings?distCode=${CODES[turn % CODES.length]}&gender=${1 + (turn % 2)}&page=${1 + (turn % 3)}`,
  'rankings by points': (turn: number) => `rankings?gender=${1 + (turn % 2)}&page=${1 + (turn % 3)}`,
  records: (turn: number) => `records?gender=${1 + (turn % 2)}`,
  'page of a swimmer': (turn: number, iwsaids: readonly string[]) =>
    `swimmers/view-iwsaid/${iwsaids[turn % iwsaids.length]}`,
} as const

const CODES = ['25FR', '50FR', '50BR', '100FR', '200FR']

export interface Federation {
  readonly env: Record<string, string>
  /** An event whose results are recorded and not published. */
  readonly eventId: number
  /** An event of 5 000 starts with published results. */
  readonly publishedId: number
  readonly iwsaids: readonly string[]
}

interface Place {
  readonly folder: string
  readonly postgres: TestPostgres | null
}

/** Compares both on PostgreSQL, which a federation of this size uses, or on the embedded database without one. */
export async function standings(suite: string, place: Place): Promise<Row[]> {
  const installations = [await makeFederation(FEW, place), await makeFederation(MANY, place)]
  const servers: Program[] = []
  try {
    for (const { env } of installations) servers.push(await startServer(env))
    const rows: Row[] = []
    for (const name of Object.keys(READS) as (keyof typeof READS)[]) {
      const times = await timesOf(name, servers, installations)
      const [before = Number.NaN, after = Number.NaN] = times.map((each) => quantile(each, 0.95))
      rows.push(
        { suite, name: `${name}: 95 % within, at 1 000 000 results`, value: after, unit: 'ms' },
        {
          ...{ suite, name: `${name}: at 1 000 000 results against 10 000`, unit: '×' },
          ...{ value: after / before, goal: { atMost: 1.33 } },
        },
      )
    }
    const [, server] = servers
    const [, many] = installations
    const value = server && many ? await publishingTime(server, many) : Number.NaN
    return [
      ...rows,
      { ...{ suite, name: `publishing ${STARTS} starts`, unit: 'ms' }, value, goal: { atMost: 10_000 } },
    ]
  } finally {
    for (const server of servers) await server.stop()
  }
}

/** Creates a federation with as many results, and what publishing them would have stored. */
export async function makeFederation(results: number, { folder, postgres }: Place): Promise<Federation> {
  const name = `standings${results}`
  const env = {
    ...{ DATA_DIR: join(folder, name), DATABASE_URL: postgres?.urlOf(name) ?? '' },
    ...{ SMTP_URL: '', MIN_FREE_MB: '0' },
  }
  await postgres?.createDatabase(name)
  const { deps, close } = await openInstallation(readConfig(env))
  const events = results / STARTS
  const swimmers = (events / EVENTS_PER_SWIMMER) * SWIMMERS_OF_EVENT
  await makeLarge({ deps }, () => {}, { swimmers, events: events + 30 })
  const eventIds = await insertResults(deps, events, EVENTS_PER_SWIMMER)
  await analyze(deps)
  await computeStandings(deps)
  const { rows } = await sql<{ iwsaid: string }>`select distinct iwsaid from swimmer
    join entry on entry.swimmer_id = swimmer.id join result on result.entry_id = entry.id
    order by iwsaid limit ${CALLS}`.execute(deps.db)
  // The results of the event that is published later are recorded, not yet published.
  const eventId = eventIds.at(-1) ?? 0
  await deps.db.updateTable('result_list').where('event_id', '=', eventId).set({ state: 'empty' }).execute()
  await analyze(deps)
  await close()
  return { env, eventId, publishedId: eventIds[0] ?? 0, iwsaids: rows.map(({ iwsaid }) => iwsaid) }
}

/** As PostgreSQL does by itself after a while. */
const analyze = ({ db }: Pick<Deps, 'db'>) =>
  db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`vacuum analyze`.execute(one)
  })

/** Computes what publishing would have stored. */
async function computeStandings({ db }: Pick<Deps, 'db'>) {
  const { rows } = await sql<{ id: number }>`select distinct swimmer_id as id from entry
    join result on result.entry_id = entry.id order by 1`.execute(db)
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += BATCH) {
    await db.transaction().execute((tx) => refreshBests(tx, ids.slice(from, from + BATCH)))
  }
  const lists = await db
    .selectFrom('result_list')
    .select(['offer_distance_id as id', 'event_id as eventId'])
    .orderBy('id')
    .execute()
  for (const list of lists) await db.transaction().execute((tx) => refreshMedals(tx, list))
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await lockStandings(tx)
    await recomputeRecords(tx)
  })
}

/** Reads alternate, so that background load affects both equally. With a token, no response is from the cache. */
async function timesOf(
  name: keyof typeof READS,
  servers: readonly Program[],
  installations: readonly Federation[],
): Promise<number[][]> {
  const headers = await Promise.all(servers.map((server) => bearerOf(server, PERSONAS.superAdministrator)))
  const times: number[][] = servers.map(() => [])
  for (let turn = 0; turn < CALLS; turn += 1) {
    for (const [index, { address }] of servers.entries()) {
      const path = READS[name](turn, installations[index]?.iwsaids ?? [])
      times[index]?.push(await timeOf(`${address}/api/v1/${path}`, headers[index] ?? {}))
    }
  }
  return times
}

/** Milliseconds from the request until the job has published every distance. */
export async function publishingTime(program: Program, { eventId }: Federation): Promise<number> {
  const client = await signedIn(program, PERSONAS.superAdministrator)
  const startedAt = performance.now()
  const params = { eventId }
  let { isOpen, outcomes } = await client.results.publishEvent({
    params,
    body: { state: 'official', confirmed: true },
  })
  while (isOpen) {
    await new Promise((done) => setTimeout(done, POLL_MS))
    const { publication } = await client.results.publication({ params })
    isOpen = publication?.isOpen ?? false
    outcomes = publication?.outcomes ?? []
  }
  const failed = outcomes.filter(({ outcome }) => outcome !== 'published')
  if (failed.length > 0) throw new Error(`Not published: ${JSON.stringify(failed)}`)
  return performance.now() - startedAt
}
