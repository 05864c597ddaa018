/**
 * Whatever is sent: no 5xx, an envelope with a declared reason, and a database as it was unless the answer is a 2xx.
 * `FUZZ_SEED` repeats a run, `FUZZ_CASES` sets how many requests a call and role get.
 */

import { authOf, cellFor, type Endpoint, type Role, reasonsOf, v1 } from '@polynya/contract'
import { SAMPLE_CALLS } from '@polynya/testkit'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { hostileValue } from '../testing/hostile-values.ts'
import { requestOf } from '../testing/inject-client.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

/** A seed for each database: running on both databases tries twice as many requests. */
const SEEDS = { embedded: 20_260_116, postgres: 20_260_117 }
const SEED = Number(process.env.FUZZ_SEED ?? SEEDS[inject('driver').kind])
const CASES = Number(process.env.FUZZ_CASES ?? 30)
/** A refused caller never gets past the door: a few tries show it. */
const CASES_AT_THE_DOOR = 10

const ROLE_RIGHTS = { account: [], isRsf: ['rsf'], admin: ['admin'], superAdmin: ['superAdmin'] } as const

type Json = Record<string, unknown>
interface AnyCall {
  params?: Json
  query?: Json
  body?: Json
}

const samples = SAMPLE_CALLS as unknown as Record<string, Record<string, AnyCall>>

/** Values that people, programs and attackers send where something else was meant. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\0',
    '\ud800',
    '%00',
    '../../etc/passwd',
    "' or 1=1 --",
    '<script>',
    '{{7*7}}',
    '\u202Eevil',
  ),
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    2 ** 31,
    2 ** 53,
    0.1,
    [],
    {},
    [[]],
    'NaN',
    '1e3',
    '0x10',
    '٣',
  ),
  fc.constantFrom<unknown>(
    '0000-01-01',
    '9999-12-31',
    '2025-02-29',
    '2026-01-16T25:00:00Z',
    '0001-01-01T00:00:00+14:00',
  ),
  fc.integer({ min: 1, max: 9 }).map((length) => 'я'.repeat(10 ** (length / 2))),
  fc.string({ unit: 'binary', maxLength: 60 }),
  hostileValue,
  fc.jsonValue({ maxDepth: 3 }),
)

/** A valid call with something odd somewhere, or something that was never a call. */
function strangeCall(endpoint: Endpoint, sample: AnyCall): fc.Arbitrary<AnyCall> {
  const fields = Object.entries(sample).flatMap(([part, value]) =>
    Object.keys(value ?? {}).map((name) => [part as keyof AnyCall, name] as const),
  )
  const near = fields.map(([part, name]) =>
    odd.map((value): AnyCall => ({ ...sample, [part]: { ...sample[part], [name]: value } })),
  )
  const strangeBody = fc.oneof(
    fc.dictionary(fc.string({ maxLength: 12 }), odd, { maxKeys: 5 }),
    fc.constant({}),
  )
  const unknown = fc.record({
    query: fc.dictionary(fc.string({ maxLength: 12 }), odd, { maxKeys: 3 }),
    body: strangeBody,
  })
  const params = fc.constant({ ...(sample.params && { params: sample.params }) })
  const far = fc.tuple(params, unknown).map(([named, rest]): AnyCall => ({ ...named, ...rest }))
  const listed = endpoint.route.paging ? [oddQuery] : []
  return fc.oneof(far, ...near, ...listed)
}

const oddQuery = fc.record({
  query: fc.record(
    {
      page: odd,
      limit: odd,
      sort: odd,
      order: odd,
      lastName: odd,
      season: odd,
      status: odd,
      all: odd,
      email: odd,
    },
    { requiredKeys: [] },
  ),
})

const CALLS = Object.entries(v1).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({
    id: `${group}.${name}`,
    group,
    name,
    endpoint: endpoint as Endpoint,
  })),
)

describe('generated input', () => {
  let world: TestApp
  let digests: Awaited<ReturnType<typeof digestQuery>>
  /** What the database holds; null after a test that failed, whose requests may have written. */
  let known: string | null = null
  const headers: Partial<Record<Role, Record<string, string>>> = { visitor: {} }
  beforeAll(async () => {
    world = await testApp({ RATE_LIMIT_FACTOR: '100000' })
    digests = await digestQuery(world)
    for (const [role, rights] of Object.entries(ROLE_RIGHTS)) {
      const { tokens } = await world.account(rights)
      headers[role as Role] = { authorization: `Bearer ${tokens.accessToken}` }
    }
  })
  afterAll(() => world.stop())

  async function requestFor(endpoint: Endpoint, call: AnyCall, role: Role): Promise<InjectOptions> {
    const { body, ...rest } = call
    const isUpload = endpoint.route.encoding === 'multipart'
    const request = await requestOf(endpoint, { call: rest, headers: headers[role] ?? {} })
    if (endpoint.route.method === 'GET') return request
    if (isUpload) {
      const file = new File([JSON.stringify(body)], String(Object.keys(body ?? {})[0] ?? 'x'))
      return requestOf(endpoint, { call: { ...rest, body: { file } }, headers: headers[role] ?? {} })
    }
    const json = { 'content-type': 'application/json' }
    return { ...request, headers: { ...request.headers, ...json }, payload: JSON.stringify(body ?? {}) }
  }

  describe.each(CALLS)('$id', ({ group, name, endpoint }) => {
    const declared = new Set<string>([...reasonsOf(endpoint), 'not_found', 'method_not_allowed'])
    const roles =
      authOf(endpoint.route.access) === 'none'
        ? (['visitor'] as const)
        : (Object.keys({ visitor: 0, ...ROLE_RIGHTS }) as Role[])

    it.each(roles)('from a caller of the role %s does no harm', { timeout: 300_000 }, async (role) => {
      const held: Role[] = role === 'visitor' ? ['visitor'] : ['account', role]
      const open = cellFor(endpoint.route.access, held) !== 'none'
      const calls = fc.sample(strangeCall(endpoint, samples[group]?.[name] ?? {}), {
        seed: SEED,
        numRuns: open ? CASES : CASES_AT_THE_DOOR,
      })
      const before = known ?? (await contents(world, digests))
      known = null
      const outcomes = await Promise.all(calls.map((call) => answerTo(endpoint, call, role)))
      for (const { status, reason, said } of outcomes) {
        expect(status, said).toBeLessThan(500)
        if (status >= 400) expect(declared, said).toContain(reason)
      }
      const isRead = endpoint.route.method === 'GET'
      if (isRead && role !== roles.at(-1)) {
        // No role may write by a read: one comparison, after the last role, finds a write of any.
        known = before
        return
      }
      const after = await contents(world, digests)
      const wrote = !isRead && outcomes.some(({ status }) => status < 400)
      if (!wrote) expect(after, outcomes.map(({ said }) => said).join('\n')).toBe(before)
      known = after
    })
  })

  async function answerTo(endpoint: Endpoint, call: AnyCall, role: Role) {
    const request = await requestFor(endpoint, call, role)
    const { statusCode: status, payload } = await world.app.inject(request)
    const sent = `${request.method} ${String(request.url).slice(0, 300)} ${String(request.payload).slice(0, 300)}`
    const reason = status < 400 ? null : (JSON.parse(payload).error.reason as string)
    return { status, reason, said: `${sent} → ${status} ${payload.slice(0, 300)}` }
  }
})

/** Builds the query for a digest of every table, once; counters of rates and of sequences are no data. */
async function digestQuery({ db }: TestApp) {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_count')
    order by 1`.execute(db)
  const digests = tables.map(
    ({ name }) =>
      sql`select ${name} || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${sql.table(name)} t`,
  )
  return sql<{ digest: string }>`${sql.join(digests, sql` union all `)}`
}

async function contents({ db }: TestApp, digests: Awaited<ReturnType<typeof digestQuery>>): Promise<string> {
  const { rows } = await digests.execute(db)
  // PostgreSQL may read the tables in parallel, in any order.
  return rows
    .map(({ digest }) => digest)
    .sort()
    .join('\n')
}
