import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmedSwimmer } from '../areas/swimmers/testing/confirmed-swimmer.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

describe('a cached response', () => {
  let world: TestApp
  let address: string
  beforeAll(async () => {
    world = await testApp()
    address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => world.stop())

  let swimmers = 0
  const aWrite = async () => {
    swimmers += 1
    await confirmedSwimmer(await world.account(), { firstName: `Anna${'abcdefgh'[swimmers]}` })
  }
  const ask = (headers = {}) => fetch(`${address}/api/v1/swimmers/all`, { headers })
  const totalOf = async (answer: Response) =>
    ((await answer.json()) as { data: { total: number } }).data.total
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries(
      [...headers].filter(([name]) => !/^(x-request-id|date|connection|keep-alive)$/.test(name)),
    )

  beforeEach(async () => {
    await aWrite()
    await (await ask()).text()
  })

  it('says what the app said, under the number of its own request', async () => {
    // A write that is not tracked: a caller that still receives the old data was served from the cache.
    await world.connection.pool.query('update swimmer set confirmed_at = null')
    const cached = await ask()
    expect(await totalOf(cached)).toBeGreaterThan(0)
    const signedIn = await ask({ authorization: `Bearer ${(await world.account()).tokens.accessToken}` })
    expect(await totalOf(signedIn)).toBe(0)
    expect(cached.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-\w+$/)
    expect(cached.headers.get('x-request-id')).not.toBe((await ask()).headers.get('x-request-id'))
  })

  it('has the same headers as one that was just made', async () => {
    const cached = await ask()
    const { headers } = await world.app.inject('/api/v1/swimmers/all')
    const { 'x-request-id': _id, date: _date, connection: _connection, ...made } = headers
    expect({ ...headersOf(cached), vary: '' }).toEqual({
      ...made,
      vary: '',
      'content-length': expect.anything(),
    })
    expect(cached.headers.get('vary')).toBe(made.vary)
  })

  it('is refused with two hosts, of which a proxy may have judged the other one', async () => {
    const { port } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1')
    const hosts = 'Host: x\r\nHost: y\r\nConnection: close\r\n\r\n'
    socket.write(`GET /api/v1/swimmers/all HTTP/1.1\r\n${hosts}`)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
  })

  it('is a 304 for who has it', async () => {
    const { headers } = await ask()
    const again = await ask({ 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('outlives a write to other tables', async () => {
    await world.connection.pool.query('update swimmer set confirmed_at = null')
    await world.account()
    expect(await totalOf(await ask())).toBeGreaterThan(0)
  })

  it('ends with the next write to its tables', async () => {
    const before = await totalOf(await ask())
    await aWrite()
    expect(await totalOf(await ask())).toBe(before + 1)
  })
})

describe('cached responses', () => {
  it('count as reads: who asks too often is refused', async () => {
    const world = await testApp({ RATE_LIMIT_FACTOR: '1' })
    const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
    const ask = async () => (await fetch(`${address}/api/v1/swimmers/featured`)).status
    const statuses = new Set<number>()
    for (let calls = 0; calls < 2_000 && !statuses.has(429); calls += 1) statuses.add(await ask())
    expect(statuses).toEqual(new Set([200, 429]))
    await world.stop()
  })
})
