import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Server, startServer } from '../../server.ts'
import { readAccounts } from '../../testing/current-reading.ts'
import { type MailServer, mailServer } from '../../testing/mail-server.ts'
import { quiet, type Settings, settings } from '../../testing/running-server.ts'
import { signUp } from '../../testing/sign-up.ts'

describe('several processes on one PostgreSQL', () => {
  let mails: MailServer
  let here: Settings
  let servers: [Server, Server]
  beforeAll(async () => {
    mails = await mailServer()
    here = await settings({ SMTP_URL: mails.url, RATE_LIMIT_FACTOR: '1' }, { empty: true })
    const start = () => startServer(here.config, { log: quiet })
    servers = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await here.drop()
    await mails.stop()
  })

  it('start together on an empty database and see what the other wrote', async () => {
    const [one, two] = servers
    expect((await signUp(one.address, 'shared@polynya.test')).status).toBe(200)
    expect((await signUp(two.address, 'shared@polynya.test')).status).toBe(409)
  })

  it('drop stored answers by what the other wrote', async () => {
    const [one, two] = servers
    const isCurrent = await readAccounts(two.deps)
    await signUp(one.address, 'other@polynya.test')
    await expect.poll(isCurrent).toBe(false)
  })

  it('count limits together', async () => {
    const guess = ({ address }: Server) =>
      fetch(`${address}/api/v1/user/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'guessed@polynya.test', password: 'guess' }),
      })
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries += 1) {
      const [one, two] = servers
      statuses.push((await guess(tries % 2 ? two : one)).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  it('send every mail once', { timeout: 60_000 }, async () => {
    const people = Array.from({ length: 12 }, (_, number) => `person${number}@polynya.test`)
    const [one, two] = servers
    for (const [number, email] of people.entries()) await signUp((number % 2 ? one : two).address, email)
    const sentTo = () =>
      people.map((email) => mails.taken.filter((mail) => mail.includes(`To: ${email}`)).length)
    await expect.poll(sentTo, { timeout: 45_000, interval: 200 }).toEqual(people.map(() => 1))
  })
})
