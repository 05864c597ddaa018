import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRestoreTest } from '../areas/status/restore-tests.store.ts'
import { ConfigError, readConfig } from '../config.ts'
import { type Server, startServer } from '../server.ts'
import { fakeYookassa } from '../testing/fake-yookassa.ts'
import { quiet, type Settings, settings } from '../testing/running-server.ts'
import { signUp } from '../testing/sign-up.ts'

const TOKEN = 'a token of a scraper'

describe('metrics', () => {
  let here: Settings
  let server: Server
  let bank: Awaited<ReturnType<typeof fakeYookassa>>
  beforeAll(async () => {
    bank = await fakeYookassa()
    here = await settings({ METRICS_PORT: '0', METRICS_TOKEN: TOKEN })
    server = await startServer({ ...here.config, yookassa: bank.account }, { log: quiet })
  })
  afterAll(async () => {
    await server.stop()
    await bank.stop()
    await here.drop()
  })

  const scrape = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
    fetch(server.metricsAddress ?? '', { headers })
  /** The value of a metric with these labels; undefined if it has none. */
  async function metricOf(name: string, labels: Record<string, string | number> = {}) {
    const lines = (await (await scrape()).text()).split('\n')
    const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
    const line = lines.find(
      (each) => new RegExp(`^${name}[{ ]`).test(each) && wanted.every((label) => each.includes(label)),
    )
    return line && Number(line.split(' ').at(-1))
  }
  const get = (path: string) => fetch(`${server.address}${path}`)

  it('count requests by the name of the call and the status, cached ones included', async () => {
    for (const path of ['/api/v1/events/999999999', '/nowhere/at/all']) await (await get(path)).text()
    expect(await metricOf('polynya_requests_total', { call: 'events.get', status: 404 })).toBe(1)
    expect(await metricOf('polynya_requests_total', { call: 'page', status: 404 })).toBe(1)
    let requests = 0
    const hits = async () => {
      requests += 1
      await (await get('/api/v1/events/upcoming')).text()
      return metricOf('polynya_cache_answers_total', { result: 'hit' })
    }
    // Writes of the start may outdate the first answer.
    await expect.poll(hits, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(await metricOf('polynya_requests_total', { call: 'events.upcoming', status: 200 })).toBe(requests)
    expect(await metricOf('polynya_request_seconds_count', { call: 'events.upcoming' })).toBe(requests)
    expect(await (await scrape()).text()).not.toMatch(/call="[^"]*9{9}/)
  })

  it('name what waits in the database', async () => {
    await signUp(server.address, 'mailed@polynya.test')
    await server.deps.db.updateTable('mail').set({ state: 'queued' }).execute()
    expect(await metricOf('polynya_database_up')).toBe(1)
    expect(await metricOf('polynya_mails_waiting')).toBe(1)
    expect(await metricOf('polynya_holds')).toBe(0)
    expect(await metricOf('polynya_webhooks', { state: 'active' })).toBe(0)
    expect(await metricOf('polynya_webhook_deliveries_waiting')).toBe(0)
    const { pool } = server.connection
    await pool.query(`insert into job.job (name, state, started_on, expire_seconds)
      select name, 'active', now() - interval '1 hour', 86400
      from unnest(array['tokens.renewKey', '__pgboss__send-it']) as name`)
    expect(await metricOf('polynya_jobs', { job: '__pgboss__send-it' })).toBeUndefined()
    expect(await metricOf('polynya_jobs', { job: 'tokens.renewKey', state: 'active' })).toBe(1)
    expect(await metricOf('polynya_job_age_seconds', { job: 'tokens.renewKey' })).toBeGreaterThan(3_500)
  })

  it('say when backups were made and tested, and whether the last test failed', async () => {
    expect(await metricOf('polynya_backup_timestamp_seconds')).toBe(0)
    expect(await metricOf('polynya_restore_test_failed')).toBe(0)
    const at = new Date('2026-11-20T03:00:00Z')
    const test = { at, backup: 'a.tar.gz', rows: null, problem: 'digest of event differs' }
    await insertRestoreTest(server.deps.db, test)
    expect(await metricOf('polynya_restore_test_failed')).toBe(1)
    expect(await metricOf('polynya_restore_test_timestamp_seconds')).toBe(at.getTime() / 1000)
  })

  it('count failed requests to a gateway', async () => {
    bank.failNext({ status: 500, done: false })
    await expect(server.deps.gateways.yookassa?.get('unknown')).rejects.toThrow()
    const labels = { gateway: 'yookassa', operation: 'get', outcome: 'unknown' }
    expect(await metricOf('polynya_gateway_failures_total', labels)).toBe(1)
  })

  it('need the token, and are no part of the site', async () => {
    expect((await scrape({})).status).toBe(401)
    expect((await scrape({ authorization: 'Bearer another token' })).status).toBe(401)
    expect((await get('/metrics')).status).toBe(404)
    expect((await fetch(`${server.metricsAddress}/more`)).status).toBe(404)
    expect((await fetch(server.metricsAddress ?? '', { method: 'POST' })).status).toBe(405)
  })

  it.each(['dashboard.json', 'alerts.yml'])('exist under the names in docs/operating/%s', async (file) => {
    const text = await readFile(new URL(`../../../../docs/operating/${file}`, import.meta.url), 'utf8')
    const named = new Set(text.match(/\b(polynya|nodejs|process)_\w+/g))
    const lines = (await (await scrape()).text()).split('\n')
    const types = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' '))
    const known = types.flatMap(([, , name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((suffix) => name + suffix) : [name],
    )
    expect(named.size).toBeGreaterThan(5)
    expect([...named].filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('the configuration of metrics', () => {
  it('has none by default', () => {
    expect(readConfig({}).metrics).toBeNull()
  })

  it('requires a token on an address that others reach', () => {
    const env = { METRICS_PORT: '9464', HOST: '0.0.0.0' }
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(readConfig({ ...env, METRICS_TOKEN: TOKEN }).metrics).toEqual({ port: 9464, token: TOKEN })
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, token: null })
  })
})
