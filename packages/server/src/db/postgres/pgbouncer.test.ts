import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError } from '../../config.ts'
import { type Server, startServer } from '../../server.ts'
import { readAccounts } from '../../testing/current-reading.ts'
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '../../testing/pgbouncer.ts'
import { startOwnCluster, type TestCluster } from '../../testing/postgres.ts'
import { quiet, type Settings, settings } from '../../testing/running-server.ts'
import { signUp } from '../../testing/sign-up.ts'
import { connect } from '../connect.ts'
import { openReplicas } from '../replicas.ts'

const title = hasPgbouncer
  ? 'behind PgBouncer that shares sessions by transaction'
  : 'behind PgBouncer: skipped, because the program is not installed'

describe.skipIf(!hasPgbouncer)(title, () => {
  let cluster: TestCluster
  let pooler: Pgbouncer
  let here: Settings
  let servers: [Server, Server]
  /** The settings of an installation with other addresses of its database. */
  const at = (databaseUrl: string, directUrl: string | null) => ({ ...here.config, databaseUrl, directUrl })
  beforeAll(async () => {
    const started = await startOwnCluster()
    if (!started) throw new Error('No binaries of PostgreSQL were found')
    cluster = started
    await cluster.createDatabase('swim')
    pooler = await startPgbouncer(cluster.urlOf('swim'), ['swim'])
    const env = { DATABASE_URL: pooler.urlOf('swim'), DATABASE_DIRECT_URL: cluster.urlOf('swim') }
    here = await settings({ ...env, RATE_LIMIT_FACTOR: '10000' })
    const start = () => startServer(here.config, { log: quiet })
    servers = await Promise.all([start(), start()])
  }, 120_000)
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await pooler.stop()
    await here.drop()
    await cluster.stop()
  })

  it('processes migrate together, and every call succeeds though sessions change', async () => {
    const calls = Array.from({ length: 120 }, async (_, number) => {
      const { address } = servers[number % 2] ?? servers[0]
      if (number % 4 === 0) return (await signUp(address, `person${number}@polynya.test`)).status
      return (await fetch(`${address}/api/v1/swimmers/all?lastName=q${number}`)).status
    })
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]))
    const { rows } = await servers[0].connection.pool.query(
      "select current_setting('statement_timeout') || current_setting('lock_timeout') || current_setting('jit') as set",
    )
    expect(rows).toEqual([{ set: '5s3soff' }])
  })

  it('a process hears of what another has changed', async () => {
    const [one, two] = servers
    const isCurrent = await readAccounts(two.deps)
    await signUp(one.address, 'other@polynya.test')
    await expect.poll(isCurrent).toBe(false)
  })

  it('calls fail with 503 while PostgreSQL is away, and succeed once it is back', async () => {
    const call = (number: number) => signUp(servers[0].address, `away${number}@polynya.test`)
    await cluster.crash()
    for (const response of await Promise.all([1, 2, 3].map(call))) {
      expect(response.status).toBe(503)
      expect((await response.json()).error.reason).toBe('unavailable')
    }
    await cluster.start()
    await expect.poll(async () => (await call(4)).status, { timeout: 20_000 }).not.toBe(503)
  })

  it('a wrong setup is named before anything starts', { timeout: 60_000 }, async () => {
    await cluster.createDatabase('other')
    const ignoring = await startPgbouncer(
      cluster.urlOf('swim'),
      ['swim'],
      'statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options',
    )
    const direct = cluster.urlOf('swim')
    const faults = [
      [pooler.urlOf('swim'), null, /^DATABASE_URL: it is a connection pooler: name .* DATABASE_DIRECT_URL/],
      [
        ignoring.bareUrlOf('swim'),
        null,
        /^DATABASE_URL: sessions have no idle\S+, lock\S+, statement_timeout, as/,
      ],
      [ignoring.urlOf('swim'), null, /^DATABASE_URL: notifications do not arrive/],
      [pooler.bareUrlOf('swim'), direct, /^DATABASE_URL: sessions have no/],
      [pooler.urlOf('swim'), pooler.urlOf('swim'), /^DATABASE_DIRECT_URL: it is a connection pooler/],
      [pooler.urlOf('swim'), ignoring.urlOf('swim'), /^DATABASE_DIRECT_URL: notifications do not arrive/],
      [pooler.urlOf('swim'), cluster.urlOf('other'), /^DATABASE_DIRECT_URL: is another database/],
      [pooler.urlOf('swim'), cluster.urlOf('nowhere'), /^DATABASE_DIRECT_URL: the database does not exist/],
    ] as const
    const problems = await Promise.all(
      faults.map(([url, directUrl]) =>
        startServer(at(url, directUrl), { log: quiet }).catch((each: unknown) => each),
      ),
    )
    for (const [index, problem] of problems.entries()) {
      expect(problem).toBeInstanceOf(ConfigError)
      expect((problem as Error).message).toMatch(faults[index]?.[2] ?? '')
    }
    const connection = await connect({ databaseUrl: direct, dataDir: '' })
    await expect(openReplicas([ignoring.urlOf('swim')], connection, quiet)).rejects.toThrow(
      /^DATABASE_REPLICA_URL: \S+ is behind a connection pooler/,
    )
    await connection.close()
    await ignoring.stop()
  })
})
