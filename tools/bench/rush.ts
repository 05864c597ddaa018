/** The evening when registration opens: thousands at once for a few hundred places, over HTTP, beside the plain SQL of the same. */

import { Agent, request } from 'node:http'
import { readConfig } from '@polynya/server'
import pg from 'pg'
import { brokenInvariants } from '../../packages/server/src/areas/orders/invariants.ts'
import { countPlaces } from '../../packages/server/src/areas/orders/places.store.ts'
import { basketOf, type Crowd, makeCrowd, type Person } from '../../packages/server/src/testing/crowd.ts'
import type { TestPostgres } from '../../packages/server/src/testing/postgres.ts'
import { type Installation, openInstallation } from '../demo/open-installation.ts'
import { type Program, startServer } from './programs.ts'
import type { Row } from './report.ts'

const PEOPLE = 5000
const PLACES = 300
/** Browsers keep their connections open; so many reach one process at once. */
const SOCKETS = 200
const LONG_MS = 120_000

interface Outcome {
  readonly status: number
  readonly reason: string | null
  readonly orderId: number | null
}

const LOST: Outcome = { status: 0, reason: null, orderId: null }

/** One attempt. A server that is gone answers nothing. */
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

/** Everybody presses at once, spread over the servers; whoever got no answer presses again, with the same key, elsewhere. */
async function rush(servers: readonly Program[], crowd: Crowd, kill?: Program): Promise<Rush> {
  const agents = servers.map(() => new Agent({ keepAlive: true, maxSockets: SOCKETS }))
  const alive = servers.filter((server) => server !== kill)
  const press = (person: Person, index: number, among: readonly Program[]) => {
    const server = among[index % among.length] as Program
    return attempt(server.address, agents[servers.indexOf(server)] as Agent, { crowd, person })
  }
  const begun = performance.now()
  if (kill) setTimeout(() => process.kill(kill.pid, 'SIGKILL'), 400)
  const outcomes = await Promise.all(
    crowd.people.map(async (person, index) => {
      const first = await press(person, index, servers)
      return first === LOST ? press(person, index, alive) : first
    }),
  )
  const perSecond = (crowd.people.length / (performance.now() - begun)) * 1000
  for (const agent of agents) agent.destroy()
  return { outcomes, perSecond }
}

const REFUSALS = new Set(['slots_exhausted', 'key_in_flight'])

/** What must hold after a rush; each row counts what does not. */
async function verdict(
  road: string,
  { db }: Installation['deps'],
  { crowd, outcomes }: { crowd: Crowd; outcomes: readonly Outcome[] },
): Promise<Row[]> {
  const [places] = await countPlaces(db, crowd.eventId, new Date())
  const sold = outcomes.flatMap(({ orderId }) => orderId ?? [])
  const kept = await db.selectFrom('entry_order').where('event_id', '=', crowd.eventId).select('id').execute()
  const known = new Set(kept.map(({ id }) => id))
  const broken = Object.keys(await brokenInvariants(db, new Date())).length
  const none = { atMost: 0 } as const
  const exact = { atLeast: PLACES, atMost: PLACES }
  return [
    {
      road,
      name: 'rush: places taken of 300',
      value: places?.taken ?? 0,
      unit: 'rows',
      goal: { atLeast: exact.atLeast },
    },
    {
      road,
      name: 'rush: places taken beyond 300',
      value: Math.max(0, (places?.taken ?? 0) - PLACES),
      unit: 'rows',
      goal: none,
    },
    {
      road,
      name: 'rush: answers 5xx',
      value: outcomes.filter(({ status }) => status >= 500).length,
      unit: 'rows',
      goal: none,
    },
    {
      road,
      name: 'rush: refusals without a declared reason',
      value: outcomes.filter(({ status, reason }) => status !== 200 && !(reason && REFUSALS.has(reason)))
        .length,
      unit: 'rows',
      goal: none,
    },
    {
      road,
      name: 'rush: acknowledged orders that are not there',
      value: sold.filter((id) => !known.has(id)).length,
      unit: 'rows',
      goal: none,
    },
    { road, name: 'rush: invariants broken', value: broken, unit: 'rows', goal: none },
  ]
}

/** The plain transaction that sells a place, from one pool; without its lock it oversells. */
async function plainSql(
  url: string,
  crowd: Crowd,
  { locked }: { locked: boolean },
): Promise<{ perSecond: number; taken: number }> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const begun = performance.now()
  const sold = await Promise.all(crowd.people.map((person) => sellPlain(pool, { crowd, person, locked })))
  const perSecond = (crowd.people.length / (performance.now() - begun)) * 1000
  // What was oversold on purpose must not be found broken afterwards.
  await pool.query("update entry set state = 'expired' where event_id = $1", [crowd.eventId])
  await pool.end()
  return { perSecond, taken: sold.filter(Boolean).length }
}

async function sellPlain(
  pool: pg.Pool,
  { crowd, person, locked }: { crowd: Crowd; person: Person; locked: boolean },
): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const lock = locked ? 'for update' : ''
    const offer = await client.query(
      `select o.id, d.slot_limit from offer as o join offer_distance as d on d.offer_id = o.id where d.id = $1 ${lock}`,
      [crowd.distanceId],
    )
    const { id, slot_limit } = offer.rows[0] as { id: number; slot_limit: number }
    const counted = await client.query(
      "select count(*)::integer as taken from entry where offer_distance_id = $1 and state in ('held', 'confirmed')",
      [crowd.distanceId],
    )
    const isFree = (counted.rows[0] as { taken: number }).taken < slot_limit
    if (isFree) await insertPlain(client, { crowd, person, offerId: id })
    await client.query(isFree ? 'commit' : 'rollback')
    return isFree
  } finally {
    client.release()
  }
}

/** The rows that an order writes. */
async function insertPlain(
  client: pg.PoolClient,
  { crowd, person, offerId }: { crowd: Crowd; person: Person; offerId: number },
) {
  const { eventId, distanceId } = crowd
  const { accountId, swimmerId } = person
  const registration = await client.query(
    'insert into registration (event_id, swimmer_id, account_id, age, created_at) values ($1, $2, $3, 36, now()) returning id',
    [eventId, swimmerId, accountId],
  )
  const order = await client.query(
    `insert into entry_order (event_id, account_id, status, currency, total, original_currency, original_total, rate, terms,
      placed_on, hold_until, created_at, updated_at)
    values ($1, $2, 'draft', 'RUB', 1500, 'RUB', 1500, 1, '{}', current_date, now() + interval '30 minutes', now(), now())
    returning id`,
    [eventId, accountId],
  )
  const orderId = (order.rows[0] as { id: number }).id
  await client.query(
    `insert into order_item (order_id, swimmer_id, fee, discount_amount, coupon_amount, swimmer_total, donation, service,
      mkt_place, total) values ($1, $2, 1500, 0, 0, 1500, 0, 0, 0, 1500)`,
    [orderId, swimmerId],
  )
  await client.query(
    `insert into entry (registration_id, event_id, swimmer_id, offer_id, offer_distance_id, order_id, state, hold_until,
      created_at, updated_at) values ($1, $2, $3, $4, $5, $6, 'held', now() + interval '30 minutes', now(), now())`,
    [(registration.rows[0] as { id: number }).id, eventId, swimmerId, offerId, distanceId, orderId],
  )
}

const crowdOf = ({ deps }: Installation, people = PEOPLE): Promise<Crowd> =>
  makeCrowd({ db: deps.db, tokens: deps.tokens, now: new Date() }, { people, places: PLACES })

/** PostgreSQL with three server processes; one of them is killed in the second rush. */
export async function rushOnPostgres(folder: string, postgres: TestPostgres): Promise<Row[]> {
  const road = 'postgres'
  await postgres.createDatabase('rush')
  const env = { DATA_DIR: folder, DATABASE_URL: postgres.urlOf('rush'), SMTP_URL: '', MIN_FREE_MB: '0' }
  const installation = await openInstallation(readConfig(env))
  const servers = [await startServer(env), await startServer(env), await startServer(env)]
  try {
    const plain = await plainSql(env.DATABASE_URL, await crowdOf(installation), { locked: true })
    const unlocked = await plainSql(env.DATABASE_URL, await crowdOf(installation), { locked: false })
    const crowd = await crowdOf(installation)
    const calm = await rush(servers, crowd)
    const rows = await verdict(road, installation.deps, { crowd, outcomes: calm.outcomes })
    const other = await crowdOf(installation)
    const broken = await rush(servers, other, servers[0])
    const after = await verdict(`${road} †`, installation.deps, { crowd: other, outcomes: broken.outcomes })
    return [
      { road, name: 'rush: attempts a second', value: calm.perSecond, unit: 'per s' },
      { road, name: 'rush: plain SQL, attempts a second', value: plain.perSecond, unit: 'per s' },
      {
        road,
        name: 'rush: attempts, of plain SQL',
        value: calm.perSecond / plain.perSecond,
        unit: '×',
        goal: { atLeast: 0.5 },
      },
      {
        road,
        name: 'rush: without the lock, sold beyond 300',
        value: unlocked.taken - PLACES,
        unit: 'rows',
        goal: { atLeast: 1 },
      },
      ...rows,
      ...after,
    ]
  } finally {
    for (const server of servers) await server.stop()
    await installation.close()
  }
}

/** The embedded database with one process: it is prepared first, for it opens for one alone. */
export async function rushOnEmbedded(folder: string): Promise<Row[]> {
  const road = 'embedded'
  const env = { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '', MIN_FREE_MB: '0' }
  const before = await openInstallation(readConfig(env))
  const crowd = await crowdOf(before)
  await before.close()
  const server = await startServer(env)
  const { outcomes, perSecond } = await rush([server], crowd).finally(() => server.stop())
  const installation = await openInstallation(readConfig(env))
  try {
    const rows = await verdict(road, installation.deps, { crowd, outcomes })
    return [{ road, name: 'rush: attempts a second', value: perSecond, unit: 'per s' }, ...rows]
  } finally {
    await installation.close()
  }
}
