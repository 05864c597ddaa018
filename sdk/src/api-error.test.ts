import { v1 } from '@polynya/contract'
import { failure, mock } from '@polynya/testkit'
import { expect, test } from 'vitest'
import { createClient, isApiError } from './index.ts'
import { manualTime } from './testing/manual-time.ts'
import { BASE_URL, mockedApi } from './testing/mocked-api.ts'

const api = mockedApi()
const time = manualTime()
const client = createClient({ baseUrl: `${BASE_URL}/`, ...time })
const developer = createClient({ baseUrl: BASE_URL, development: true })
const COUNT = `${BASE_URL}/swimmers/count/all`

const page = (html: string, status: number) =>
  new Response(html, { status, statusText: 'Bad Gateway', headers: { 'content-type': 'text/html' } })
const answer = (response: () => Response) => api.use(mock(v1.swimmers.countAll, response))
const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

test('an API error carries every part of the error response', async () => {
  const issues = [{ path: 'swimmerInfo.city', reason: 'too_long', limit: 60 }] as const
  const fields = { seconds: 30 }
  answer(() =>
    failure('rate_limited', { message: 'Too many', issues, fields, retryAfter: 30, requestId: 'r-7' }),
  )
  const error = await problemOf(client.swimmers.countAll())
  expect(isApiError(error)).toBe(true)
  expect(error).toMatchObject({
    name: 'ApiError',
    kind: 'http',
    endpoint: 'swimmers.countAll',
    code: 429,
    status: 429,
    message: 'Too many',
    reason: 'rate_limited',
    requestId: 'r-7',
    retryAfter: 30,
    issues,
    fields,
  })
  expect(JSON.parse(JSON.stringify(error))).toEqual({ code: 429, message: 'Too many' })
})

test.each([
  ['no code', {}],
  ['null', { code: null }],
  ['text', { code: '410' }],
  ['an object', { code: {} }],
])('an error body with %s for its code has that of the status', async (_, code) => {
  answer(() => Response.json({ error: { ...code, message: 'Gone' } }, { status: 410 }))
  expect(await problemOf(client.swimmers.countAll())).toMatchObject({
    code: 410,
    status: 410,
    message: 'Gone',
  })
})

test.each([
  ['the page of a proxy', () => page('<h1>Bad Gateway</h1>', 502)],
  ['nothing', () => new Response(null, { status: 502 })],
  [
    'half a JSON',
    () => new Response('{oops', { status: 502, headers: { 'content-type': 'application/json' } }),
  ],
  ['some other JSON', () => Response.json({ error: 'Bad Gateway' }, { status: 502 })],
])('%s instead of an error body leaves the status beside the fallback', async (_, response) => {
  answer(response)
  expect(await problemOf(client.swimmers.countAll())).toMatchObject({
    kind: 'http',
    status: 502,
    code: 500,
    message: 'Internal Server Error',
  })
})

test('a developer sees the raw message, and the message of the server where there is one', async () => {
  answer(() => page('<h1>Bad Gateway</h1>', 502))
  const error = await problemOf(developer.swimmers.countAll())
  expect(error).toMatchObject({ code: 500, message: `GET ${COUNT}: 502 Bad Gateway` })
  answer(() => failure('internal', { message: 'Ours' }))
  expect(await problemOf(developer.swimmers.countAll())).toMatchObject({ message: 'Ours' })
})

test('an unreachable server yields an error of its own and preserves its cause', async () => {
  answer(() => Response.error())
  expect(await problemOf(client.swimmers.countAll())).toMatchObject({
    kind: 'network',
    status: undefined,
    code: 500,
    message: 'Internal Server Error',
    cause: expect.any(Error),
  })
})

test.each([
  ['an empty body', () => new Response('', { status: 200 })],
  ['half a JSON', () => new Response('{oops', { headers: { 'content-type': 'application/json' } })],
  ['a page', () => page('<h1>Sign in to the hotel network</h1>', 200)],
  ['JSON without data', () => Response.json({ total: 3 })],
  ['null', () => Response.json(null)],
])('%s with status 200 does not fit the contract', async (_, response) => {
  answer(response)
  const error = await problemOf(client.swimmers.countAll())
  expect(error).toMatchObject({ kind: 'contract', status: 200, code: 500 })
})

test('no content is null', async () => {
  api.use(mock(v1.swimmers.remove, () => new Response(null, { status: 204 })))
  expect(await client.swimmers.remove({ params: { id: 7 } })).toBeNull()
})

test('Retry-After may be a date, and the request id may be in the header alone', async () => {
  const at = new Date(time.clock() + 20_000).toUTCString()
  const headers = { 'retry-after': at, 'x-request-id': 'r-8' }
  answer(() => new Response('busy', { status: 503, headers }))
  expect(await problemOf(client.swimmers.countAll())).toMatchObject({ retryAfter: 20, requestId: 'r-8' })
  answer(() => new Response('busy', { status: 503, headers: { 'retry-after': 'later' } }))
  expect(await problemOf(client.swimmers.countAll())).toMatchObject({ retryAfter: undefined })
})

test('an error of another copy of the package is recognised by its brand', () => {
  const foreign = Object.assign(new Error('x'), { [Symbol.for('polynya.ApiError')]: true })
  expect(isApiError(foreign)).toBe(true)
  expect([new Error('x'), null, 'x', undefined].map(isApiError)).toEqual([false, false, false, false])
})
