import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedSwimmer } from '../areas/swimmers/testing/confirmed-swimmer.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

describe('the binding of the contract', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  const get = (url: string, headers = {}) => world.app.inject({ url: `/api/v1${url}`, headers })
  const post = (payload: string, headers = {}) =>
    world.app.inject({
      method: 'POST',
      url: '/api/v1/user/authenticate',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })

  it('wraps an answer in data and names its request', async () => {
    const answer = await get('/swimmers/count/all')
    expect(answer.json()).toEqual({ data: { total: 0 } })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-\w+$/)
  })

  it('wraps a failure in error, with the status as its code and the same request id', async () => {
    const answer = await get('/swimmers/1')
    const requestId = answer.headers['x-request-id']
    const message = expect.stringMatching(/[а-я]/)
    expect(answer.json()).toEqual({ error: { code: 404, reason: 'swimmer_not_found', message, requestId } })
  })

  it('writes messages in the language of the request', async () => {
    const answer = await get('/swimmers/1', { 'accept-language': 'en-US,en;q=0.9,ru;q=0.5' })
    expect(answer.json().error.message).toMatch(/^[\x20-\x7e’]+$/)
  })

  it('answers with and without the last slash', async () => {
    for (const url of ['/swimmers/count/all', '/swimmers/count/all/'])
      expect((await get(url)).statusCode).toBe(200)
    expect((await get('/events/list-docs/1/')).json().error.reason).toBe('event_not_found')
  })

  it('tells static paths from ids', async () => {
    expect((await get('/swimmers/featured')).json()).toEqual({ data: { swimmer: null } })
    expect((await get('/events/upcoming')).json()).toEqual({ data: { events: [] } })
  })

  it('knows no other addresses, and says which methods an address has', async () => {
    expect((await get('/swimmers/1/nothing')).json().error).toMatchObject({ code: 404, reason: 'not_found' })
    const answer = await world.app.inject({ method: 'POST', url: '/api/v1/swimmers/7' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD, PUT, DELETE, OPTIONS')
    expect(answer.json().error.reason).toBe('method_not_allowed')
    const file = await world.app.inject({ method: 'DELETE', url: '/files/7' })
    expect([file.statusCode, file.headers.allow]).toEqual([405, 'GET, HEAD'])
    const health = await world.app.inject({ method: 'POST', url: '/healthz' })
    expect([health.statusCode, health.json().error?.reason]).toEqual([405, 'method_not_allowed'])
  })

  it.each([
    ['{"username":', {}, 'unreadable_body'],
    ['[]', {}, 'invalid_input'],
    ['null', {}, 'invalid_input'],
    ['"text"', {}, 'invalid_input'],
    ['{"__proto__":{"isAdmin":1}}', {}, 'unreadable_body'],
    ['{"constructor":{"prototype":{"isAdmin":1}}}', {}, 'unreadable_body'],
    ['a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 'unsupported_media_type'],
    ['<a/>', { 'content-type': 'text/xml' }, 'unsupported_media_type'],
    ['{}', { 'content-type': 'application/json\t; charset=utf-8' }, 'invalid_input'],
    ['{}', { 'content-type': ' application/json' }, 'invalid_input'],
    [`{"username":"${'x'.repeat(600_000)}"}`, {}, 'body_too_large'],
  ])('refuses the body %.40s', async (payload, headers, reason) => {
    const answer = await post(payload, headers)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json().error.reason).toBe(reason)
  })

  it.each([
    ['PUT', '/orders/togglepaid/1', 401],
    ['DELETE', '/swimmers/1', 401],
  ] as const)('accepts the type of JSON with no body: %s %s', async (method, url, status) => {
    const json = { 'content-type': 'application/json' }
    const account = await world.account()
    const authorization = `Bearer ${account.tokens.accessToken}`
    const answer = (headers: Record<string, string>) =>
      world.app.inject({ method, url: `/api/v1${url}`, headers })
    expect((await answer(json)).statusCode).toBe(status)
    const untyped = await answer({ authorization })
    const typed = await answer({ ...json, authorization })
    expect(typed.json().error?.reason).not.toBe('unreadable_body')
    expect([typed.statusCode, typed.json().error?.reason]).toEqual([
      untyped.statusCode,
      untyped.json().error?.reason,
    ])
  })

  it('names what is missing where a call needs a body and has none', async () => {
    expect((await post('')).json().error.reason).toBe('invalid_input')
  })

  it('refuses addresses that cannot be read', async () => {
    expect((await get('/swimmers/%E0%A4%A')).statusCode).toBe(404)
    expect((await get(`/swimmers/iwsaid/${'x'.repeat(5_000)}`)).statusCode).toBeLessThan(500)
  })

  it('opens public reads to every page, without credentials, and nothing else', async () => {
    const open = await get('/events', { origin: 'https://region.example' })
    expect(open.headers['access-control-allow-origin']).toBe('*')
    expect(open.headers['access-control-allow-credentials']).toBeUndefined()
    const closed = await get('/user/settings', { origin: 'https://region.example' })
    expect(closed.headers['access-control-allow-origin']).toBeUndefined()
    const preflight = (url: string, method: string) =>
      world.app.inject({
        method: 'OPTIONS',
        url: `/api/v1${url}`,
        headers: { origin: 'https://region.example', 'access-control-request-method': method },
      })
    const refused = await preflight('/user/authenticate', 'POST')
    expect(refused.headers['access-control-allow-origin']).toBeUndefined()
    const accepted = await preflight('/widgets/swimmers/PETR004217', 'GET')
    expect([accepted.statusCode, accepted.payload]).toEqual([204, ''])
    expect(accepted.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': '*',
    })
  })

  it('sends the security headers with every answer', async () => {
    for (const url of ['/events', '/nothing']) {
      const { headers } = await get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
    }
  })
})

describe('public answers', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  const list = (headers = {}) => world.app.inject({ url: '/api/v1/swimmers/all', headers })

  it('may be stored by browsers and answer 304 while they stay the same', async () => {
    const first = await list()
    expect(first.headers['cache-control']).toMatch(/^public, max-age=10, stale-while-revalidate=15,/)
    const again = await list({ 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.payload).toBe('')
  })

  it('change at once after a write', async () => {
    const before = await list()
    await confirmedSwimmer(await world.account())
    const after = await list({ 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.json().data.total).toBe(before.json().data.total + 1)
  })

  it('are compressed for a client that accepts it', async () => {
    const owner = await world.account()
    await confirmedSwimmer(owner, {
      firstName: 'Long',
      swimmerInfo: { country: 'RU', regionCode: 'RU-OMS', city: 'Омск', about: 'я'.repeat(900) },
    })
    const answer = await list({ 'accept-encoding': 'gzip, br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.rawPayload.length).toBeLessThan((await list()).rawPayload.length)
  })

  it('are private to a caller who is signed in', async () => {
    const { tokens } = await world.account()
    const { headers } = await list({ authorization: `Bearer ${tokens.accessToken}` })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
  })
})
