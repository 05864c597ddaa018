import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { randomIds } from '../../clock.ts'
import { coalescing } from '../../coalesced.ts'
import { ConfigError } from '../../config.ts'
import { openMetrics } from '../../metrics/metrics.ts'
import { assemble } from '../../server.ts'
import { startOwnCluster, type TestCluster } from '../../testing/postgres.ts'
import { PUBLIC_READS, type ReadWorld, readOf, readWorld } from '../../testing/public-reads.ts'
import { quiet } from '../../testing/running-server.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { type Connection, connect, openPool, queriesOf } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { openReplicas, type Replicas } from '../replicas.ts'

describe('replicas', () => {
  let primary: TestCluster
  let replica: TestCluster
  let connection: Connection
  let replicas: Replicas
  let world: TestApp
  let reads: ReadWorld
  /** Reads the primary alone. */
  let without: FastifyInstance
  beforeAll(async () => {
    const started = await startOwnCluster()
    if (!started) throw new Error('No binaries of PostgreSQL were found')
    primary = started
    await primary.createDatabase('swim')
    const place = primary.urlOf('swim')
    connection = await connect({ databaseUrl: place, dataDir: '' })
    await migrate(connection.db)
    replica = await primary.replicate()
    replicas = await openReplicas([replica.urlOf('swim')], connection, quiet)
    world = await testApp({}, { replicas }, { connection, place, drop: () => connection.close() })
    without = await appWith(null)
    reads = await readWorld(world)
  }, 180_000)
  afterAll(async () => {
    await without.close()
    await replicas.stop()
    await world.stop()
    await replica.stop()
    await primary.stop()
  })

  /** Another process on the same primary. */
  async function appWith(others: Replicas | null) {
    const borders = { clock: world.clock, ids: randomIds, log: quiet, replicas: others }
    const { deps } = assemble(world.deps.config, connection, borders)
    await deps.tokens.prepare()
    return buildApp(deps, quiet)
  }

  async function onReplica(statement: string) {
    const client = new pg.Client(replica.urlOf('swim'))
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  /** A process that reads the replica for visitors whatever it has replayed. */
  async function withoutComparison() {
    const pool = openPool(replica.urlOf('swim'))
    const { changes } = connection
    const source = {
      db: queriesOf(pool, { changes, onStatement: null, isPooled: false }),
      coalesced: coalescing(changes),
    }
    const unchecked: Replicas = { ...replicas, read: (_name, work) => work(source) }
    const app = await appWith(unchecked)
    return { app, close: () => app.close().then(() => pool.end()) }
  }
  const condition = () => replicas.states()[0]?.condition
  /** Whether a reading that is outdated by any change is answered by the replica. */
  const isLevel = () => replicas.read('level', async (source) => source !== null)
  const level = async () => {
    connection.changes.changedAll()
    await expect.poll(isLevel, { timeout: 20_000 }).toBe(true)
  }
  const ask = async (app: FastifyInstance, url: string) => (await app.inject({ url })).payload
  const readNamed = (id: string) => {
    const read = PUBLIC_READS.find((each) => each.id === id)
    if (!read) throw new Error(id)
    return readOf(reads, read)
  }

  it('are in the metrics', async () => {
    await level()
    const metrics = await openMetrics({ ...world.deps, connection, version: '1.0.0', replicas })
    const text = await metrics.text()
    expect(text).toMatch(/^polynya_replica_ready{replica="[^"]+"} 1$/m)
    expect(text).toMatch(/^polynya_replica_lag_seconds{replica="[^"]+"} [\d.]+$/m)
    expect(text).toMatch(/^polynya_visitor_reads_total{source="replica"} [1-9]\d*$/m)
    expect(text).toMatch(/^polynya_visitor_reads_total{source="primary"} \d+$/m)
  })

  it('are in the status, with what they answered', async () => {
    await level()
    await ask(world.app, (await readNamed('events.view')).request.url)
    const { client } = await world.account(['superAdmin'])
    const { database } = await client.status.get()
    expect(database.replicas).toEqual([
      { name: replicas.states()[0]?.name, condition: 'ready', lagSeconds: expect.any(Number) },
    ])
    expect(database.visitorReads).toEqual(replicas.counts())
    expect(database.visitorReads?.replica).toBeGreaterThan(0)
  })

  it('answer every call of visitors as the primary does', async () => {
    await level()
    for (const read of PUBLIC_READS) {
      const { request } = await readOf(reads, read)
      const before = replicas.counts()
      expect(await ask(world.app, request.url), read.id).toBe(await ask(without, request.url))
      expect(replicas.counts(), read.id).toEqual({ ...before, replica: before.replica + 1 })
    }
  })

  it('are not read where they are behind, and not at all when they are late', async () => {
    const event = await readNamed('events.view')
    const swimmer = await readNamed('swimmers.featured')
    const careless = await withoutComparison()
    await level()
    const before = await ask(world.app, event.request.url)
    await onReplica('select pg_wal_replay_pause()')
    await event.write?.()
    const changed = await ask(world.app, event.request.url)
    expect(changed).not.toBe(before)
    expect(changed).toBe(await ask(without, event.request.url))
    // Only the comparison prevents it: a process that always reads the replica sends what has been outdated.
    expect(await ask(careless.app, event.request.url)).toBe(before)
    await careless.close()
    // What has not changed is still read there.
    const { replica: count } = replicas.counts()
    await ask(world.app, swimmer.request.url)
    expect(replicas.counts().replica).toBe(count + 1)
    await expect.poll(condition, { timeout: 20_000 }).toBe('late')
    expect(await isLevel()).toBe(false)
    await onReplica('select pg_wal_replay_resume()')
    await level()
    expect(await ask(world.app, event.request.url)).toBe(changed)
  })

  it('may go away and come back', async () => {
    const { request } = await readNamed('events.view')
    const expected = await ask(without, request.url)
    await level()
    await replica.crash()
    expect(await ask(world.app, request.url)).toBe(expected)
    await expect.poll(condition, { timeout: 20_000 }).toBe('away')
    const { client } = await world.account(['superAdmin'])
    const { database, findings } = await client.status.get()
    expect(database.replicas).toMatchObject([{ condition: 'away', lagSeconds: null }])
    expect(findings).toContainEqual({ finding: 'replicaAway', weight: 'warning' })
    expect(await isLevel()).toBe(false)
    await replica.start()
    await level()
    expect(await ask(world.app, request.url)).toBe(expected)
  })

  const open = (url: string) => openReplicas([url], connection, quiet)

  it('that are none are named before anything starts', async () => {
    const other = inject('driver')
    const server = other.kind === 'postgres' ? other.server : ''
    const faults = [
      [primary.urlOf('swim'), /^DATABASE_REPLICA_URL: \/\S+ is a primary, not a replica$/],
      [replica.urlOf('postgres'), /is another database/],
      [server, /is of another cluster/],
      [replica.urlOf('swim').replace('postgres@', 'nobody@'), /the user is refused/],
      [
        `${replica.urlOf('swim')}&sslrootcert=/nowhere.pem`,
        /the file \/nowhere.pem of sslrootcert cannot be read/,
      ],
    ] as const
    for (const [url, message] of faults) {
      const problem = await open(url).catch((each: unknown) => each)
      expect(problem).toBeInstanceOf(ConfigError)
      expect((problem as Error).message).toMatch(message)
    }
  })

  it('that do not respond at the start are used later, and promoted ones never again', async () => {
    const away = await open('postgres://postgres@localhost/swim?host=/nowhere')
    expect(away.states()).toEqual([{ name: '/nowhere', condition: 'away', lagMs: null }])
    expect(await away.read('level', async (source) => source)).toBeNull()
    await away.stop()
    await level()
    await onReplica('select pg_promote()')
    await expect.poll(condition, { timeout: 20_000 }).toBe('wrong')
    expect(await isLevel()).toBe(false)
  })
})
