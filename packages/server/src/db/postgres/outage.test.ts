import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listErrors } from '../../http/server-errors.store.ts'
import { type Server, startServer } from '../../server.ts'
import { startOwnCluster, type TestCluster } from '../../testing/postgres.ts'
import { quiet, type Settings, settings } from '../../testing/running-server.ts'
import { signUp } from '../../testing/sign-up.ts'
import { tokenOfMail } from '../../testing/test-app.ts'

const EMAIL = 'persistent@polynya.test'
const CALLERS = 12
const OUTAGES = 4

describe('while PostgreSQL is away', () => {
  let cluster: TestCluster
  let here: Settings
  let server: Server
  let accessToken: string
  beforeAll(async () => {
    const started = await startOwnCluster()
    if (!started) throw new Error('No binaries of PostgreSQL were found')
    cluster = started
    await cluster.createDatabase('outage')
    here = await settings({ DATABASE_URL: cluster.urlOf('outage'), RATE_LIMIT_FACTOR: '10000' })
    server = await startServer(here.config, { log: quiet })
    await signUp(server.address, EMAIL)
    const token = await tokenOfMail(server.deps.db, EMAIL)
    const verified = await (await send('POST', 'user/setEmailVerified', { token })).json()
    accessToken = verified.data.accessToken
  }, 120_000)
  afterAll(async () => {
    await server.stop()
    await here.drop()
    await cluster.stop()
  })

  const send = (method: string, path: string, body?: object, headers = {}) =>
    fetch(`${server.address}/api/v1/${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })

  /** Reads and writes of visitors and of an account, with and without a transaction and a key. */
  function calls(number: number) {
    const own = { authorization: `Bearer ${accessToken}` }
    const keyed = { ...own, 'idempotency-key': `key-of-call-${number}` }
    return [
      () => send('GET', `swimmers/all?lastName=q${number}`),
      () => send('GET', 'user/swimcount', undefined, own),
      () => send('GET', 'orders', undefined, own),
      () => send('PUT', 'user/settings', { firstName: 'Anna', lastName: 'Petrova' }, own),
      () => send('POST', 'orders/entry', {}, keyed),
      () => send('POST', 'user/authenticate', { username: EMAIL, password: 'long enough' }),
      () => signUp(server.address, `person${number}@polynya.test`),
    ]
  }

  it('every call is answered, with 503 if it failed, and the server recovers', {
    timeout: 180_000,
  }, async () => {
    const counts = new Map<number, number>()
    const faults: string[] = []
    let number = 0
    let isOver = false
    async function keepCalling() {
      while (!isOver) {
        for (const call of calls(++number)) {
          const response = await call()
          counts.set(response.status, (counts.get(response.status) ?? 0) + 1)
          const text = await response.text()
          const isFault = response.status >= 500 && JSON.parse(text).error.reason !== 'unavailable'
          if (isFault) faults.push(`${response.url} ${response.status} ${text}`)
        }
      }
    }
    /** Resolves after so many more responses of a kind. */
    const answered = async (isCounted: (status: number) => boolean) => {
      const total = () =>
        [...counts].reduce((sum, [status, count]) => sum + (isCounted(status) ? count : 0), 0)
      const before = total()
      await expect.poll(total, { timeout: 30_000 }).toBeGreaterThan(before + 30)
    }
    const callers = Array.from({ length: CALLERS }, keepCalling)
    for (let outage = 0; outage < OUTAGES; outage += 1) {
      await answered((status) => status === 200)
      await cluster.crash()
      await answered((status) => status === 503)
      await cluster.start()
    }
    isOver = true
    await Promise.all(callers)
    expect(faults).toEqual([])
    // Errors of the outage were stored once it was over, with the calls that failed.
    await server.deps.errors.flush()
    const { latest } = await listErrors(server.deps.db, new Date(0), 100)
    expect(latest.map(({ call }) => call)).toContain('user.signup')
    const isReady = async () => (await fetch(`${server.address}/readyz`)).status
    await expect.poll(isReady, { timeout: 10_000 }).toBe(200)
  })
})
