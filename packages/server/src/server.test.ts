import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { decodeProtectedHeader } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSwimmer } from './areas/swimmers/testing/a-swimmer.ts'
import { housekeeping } from './jobs/housekeeping.ts'
import { type Server, startServer } from './server.ts'
import { mailServer } from './testing/mail-server.ts'
import { quiet, type Settings, settings } from './testing/running-server.ts'
import { signUp } from './testing/sign-up.ts'
import { type TestAccount, type TestApp, testApp } from './testing/test-app.ts'

describe('a running server', () => {
  let server: Server
  let here: Settings
  beforeAll(async () => {
    here = await settings()
    server = await startServer(here.config, { log: quiet })
  })
  afterAll(async () => {
    await server.stop()
    await here.drop()
  })

  it('answers /healthz while the database is busy', async () => {
    const slow = sql`select pg_sleep(3)`.execute(server.deps.db).then(() => 'slow')
    const healthy = async () => {
      for (let times = 0; times < 20; times += 1) await fetch(`${server.address}/healthz`)
      return 'healthy'
    }
    expect(await Promise.race([slow, healthy()])).toBe('healthy')
    await slow
  })

  it.each([
    ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: a\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n', 400],
    ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde', 400],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
  ])(
    'refuses what no hook receives with an envelope, and closes the connection: %.70s',
    async (sent, status, reason = 'unreadable_body') => {
      const { port } = new URL(server.address)
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(sent)
      const [head, body] = (await text(socket)).split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(head).toContain('x-content-type-options: nosniff')
      expect(JSON.parse(body ?? '')).toMatchObject({
        error: { code: status, reason, message: expect.stringMatching(/[а-я]/) },
      })
    },
  )

  it('reports that it is not ready while it stops, and completes pending calls', async () => {
    const other = await settings()
    const stopping = await startServer(other.config, { log: quiet })
    const arrived = once(stopping.app.server, 'request')
    const pending = signUp(stopping.address, 'pending@polynya.test')
    await arrived
    const stopped = stopping.stop()
    expect((await pending).status).toBe(200)
    await stopped
    await expect(fetch(`${stopping.address}/healthz`)).rejects.toThrow()
    await other.drop()
  })
})

describe('a nearly full disk', () => {
  it('refuses writes with a reason, and continues to serve reads', async () => {
    const full = await testApp({ MIN_FREE_MB: '1000000' })
    const names = { firstName: 'Anna', lastName: 'Petrova' }
    const body = { email: 'a@polynya.test', password: 'long enough', ...names, consent: true }
    const refused = full.visitor.user.signup({ body })
    await expect(refused).rejects.toMatchObject({ status: 503, body: { reason: 'storage_full' } })
    expect(await full.visitor.swimmers.countAll()).toEqual({ total: 0 })
    await full.stop()
  })
})

describe('mails', () => {
  it('wait in the outbox while the mail server refuses them, then arrive once', {
    timeout: 90_000,
  }, async () => {
    const mails = await mailServer({ refuse: 1 })
    const here = await settings({ SMTP_URL: mails.url })
    const server = await startServer(here.config, { log: quiet })
    await signUp(server.address, 'mailed@polynya.test')
    await expect.poll(() => mails.taken.length, { timeout: 60_000, interval: 200 }).toBe(1)
    expect(mails.taken[0]).toContain('To: mailed@polynya.test')
    const states = () => server.deps.db.selectFrom('mail').select('state').execute()
    await expect.poll(states).toEqual([{ state: 'sent' }])
    await server.stop()
    await here.drop()
    await mails.stop()
  })
})

describe('housekeeping', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  const signedIn = async ({ email: username, password }: TestAccount) => {
    const { accessToken } = await world.visitor.user.authenticate({ body: { username, password } })
    return { accessToken, client: world.client({ authorization: `Bearer ${accessToken}` }) }
  }
  const work = (name: string) => {
    const kind = housekeeping(world.deps).find((each) => each.name === name)
    return kind?.run({})
  }

  it('deletes profiles that remain unconfirmed for a day, with their photos', async () => {
    const account = await world.account()
    await account.client.swimmers.create({ body: aSwimmer({ lastName: 'Forgotten' }) })
    world.clock.pass({ hours: 12 })
    const { client } = await signedIn(account)
    const { id } = await client.swimmers.create({ body: aSwimmer({ lastName: 'Remembered' }) })
    world.clock.pass({ hours: 12, seconds: 1 })
    await work('swimmers.removeUnconfirmed')
    const { swimmers } = await (await signedIn(account)).client.swimmers.my()
    expect(swimmers.map((each) => each.id)).toEqual([id])
  })

  it('makes a new signing key after a month', async () => {
    const account = await world.account()
    world.clock.pass({ days: 31 })
    await work('tokens.renewKey')
    const { accessToken, client } = await signedIn(account)
    const { kid } = decodeProtectedHeader(accessToken)
    const keys = await world.db.selectFrom('signing_key').select('kid').orderBy('created_at').execute()
    expect(keys.map((key) => key.kid)).toEqual([expect.any(String), kid])
    expect(await client.user.swimcount()).toEqual({ numOfSwimmers: 0 })
  })

  it('forgets sessions, links and counts a month after their time', async () => {
    const account = await world.account()
    world.clock.pass({ days: 61 })
    await work('tokens.removeExpired')
    const left = await world.db
      .selectFrom('day_session')
      .where('account_id', '=', account.id)
      .select('id')
      .execute()
    expect(left).toEqual([])
    const links = await world.db
      .selectFrom('mail_link')
      .where('account_id', '=', account.id)
      .select('id')
      .execute()
    expect(links).toEqual([])
  })

  it('forgets what was no notification of a gateway after a month, and keeps what was one', async () => {
    const received = { gateway: 'yookassa', body: '{}', received_at: world.clock.now() }
    const outcomes = ['forged', 'settled', 'unreadable'].map((outcome) => ({ ...received, outcome }))
    await world.db.insertInto('gateway_notification').values(outcomes).execute()
    world.clock.pass({ days: 31 })
    await work('tokens.removeExpired')
    const left = await world.db.selectFrom('gateway_notification').select('outcome').execute()
    expect(left).toEqual([{ outcome: 'settled' }])
  })
})
