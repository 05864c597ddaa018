import { type ErrorBody, type Table, v1 } from '@polynya/contract'
import { expect, test } from 'vitest'
import { answerTo } from './answer.ts'
import { failure } from './failure.ts'
import { mock } from './mock.ts'
import { mockedIds, mocks } from './mocks.ts'

const BASE = 'https://polynya.example/api/v1'

const errorOf = async (response: Response) => ((await response.json()) as { error: ErrorBody }).error

const ask = (handlers = mocks(), path = '/site', init?: RequestInit) =>
  answerTo(new Request(BASE + path, init), handlers)

test('provides a fixture for every call of the contract', () => {
  const table: Table = v1
  const ids = Object.entries(table).flatMap(([group, calls]) =>
    Object.keys(calls).map((name) => `${group}.${name}`),
  )
  expect(mockedIds().toSorted()).toEqual(ids.toSorted())
})

test('passes the parsed call to a resolver and wraps its result in { data }', async () => {
  const handler = mock(v1.swimmers.countAll, () => ({ total: 3 }))
  const response = await ask([handler], '/swimmers/count/all')
  expect(await response.json()).toEqual({ data: { total: 3 } })

  const echo = mock(v1.swimmers.all, ({ query }) => ({ swimmers: [], total: query.page ?? 0 }))
  expect(await (await ask([echo], '/swimmers/all?page=4')).json()).toEqual({
    data: { swimmers: [], total: 4 },
  })
})

test('rejects a call that violates the contract with its issues', async () => {
  const error = await errorOf(await ask(mocks(), '/swimmers/all?page=0&nonsense=1'))
  expect(error).toMatchObject({ code: 400, reason: 'invalid_input' })
  expect(error.issues).toEqual([
    { path: 'query.page', reason: 'too_small', limit: 1 },
    { path: 'query.nonsense', reason: 'unknown_field' },
  ])
})

test('responds to a failure with the status of its reason and Retry-After', async () => {
  const busy = failure('rate_limited', { fields: { seconds: 30 }, retryAfter: 30 })
  const response = await ask(mocks({ site: { get: () => busy } }))
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(await errorOf(response)).toMatchObject({ reason: 'rate_limited', fields: { seconds: 30 } })
})

test.each([
  ['/swimmers/featured', 'swimmer'],
  ['/swimmers/all', 'total'],
  ['/events/upcoming', 'events'],
])('prefers the static path %s to a parameter', async (path, field) => {
  const response = await ask(mocks(), path)
  expect(await response.json()).toHaveProperty(['data', field])
})

test('overrides only the fixtures that a test gives', async () => {
  const handlers = mocks({ swimmers: { countAll: { total: 0 } } })
  expect(await (await ask(handlers, '/swimmers/count/all')).json()).toEqual({ data: { total: 0 } })
  expect(await (await ask(handlers, '/swimmers/count/my')).json()).toEqual({ data: { total: 1 } })
})

test('passes an upload to the resolver as a file', async () => {
  const handler = mock(v1.swimmers.uploadAvatar, ({ body }) => ({ avatar: body.file.name, avatarImage: '/' }))
  const body = new FormData()
  body.append('file', new File(['x'], 'me.png'))
  const response = await ask([handler], '/swimmers/upload-avatar/7', { method: 'POST', body })
  expect(await response.json()).toMatchObject({ data: { avatar: 'me.png' } })
})

test('responds 404 to a call without a handler', async () => {
  const response = await ask(mocks(), '/nonsense')
  expect(response.status).toBe(404)
})
