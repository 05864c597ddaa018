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

test('every call of the contract has a fixture', () => {
  const table: Table = v1
  const ids = Object.entries(table).flatMap(([group, calls]) =>
    Object.keys(calls).map((name) => `${group}.${name}`),
  )
  expect(mockedIds().toSorted()).toEqual(ids.toSorted())
})

test('a resolver gets the parsed call and answers inside { data }', async () => {
  const handler = mock(v1.swimmers.countAll, () => ({ total: 3 }))
  const response = await ask([handler], '/swimmers/count/all')
  expect(await response.json()).toEqual({ data: { total: 3 } })

  const echo = mock(v1.swimmers.all, ({ query }) => ({ swimmers: [], total: query.page ?? 0 }))
  expect(await (await ask([echo], '/swimmers/all?page=4')).json()).toEqual({
    data: { swimmers: [], total: 4 },
  })
})

test('a call that does not fit the contract is refused with its issues', async () => {
  const error = await errorOf(await ask(mocks(), '/swimmers/all?page=0&nonsense=1'))
  expect(error).toMatchObject({ code: 400, reason: 'invalid_input' })
  expect(error.issues).toEqual([
    { path: 'query.page', reason: 'too_small', limit: 1 },
    { path: 'query.nonsense', reason: 'unknown_field' },
  ])
})

test('a failure has the status of its reason and says when to come back', async () => {
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
])('the static path %s wins over a parameter', async (path, field) => {
  const response = await ask(mocks(), path)
  expect(await response.json()).toHaveProperty(['data', field])
})

test('a test replaces the fixtures that it cares for and keeps the rest', async () => {
  const handlers = mocks({ swimmers: { countAll: { total: 0 } } })
  expect(await (await ask(handlers, '/swimmers/count/all')).json()).toEqual({ data: { total: 0 } })
  expect(await (await ask(handlers, '/swimmers/count/my')).json()).toEqual({ data: { total: 1 } })
})

test('an upload reaches the resolver as a file', async () => {
  const handler = mock(v1.swimmers.uploadAvatar, ({ body }) => ({ avatar: body.file.name, avatarImage: '/' }))
  const body = new FormData()
  body.append('file', new File(['x'], 'me.png'))
  const response = await ask([handler], '/swimmers/upload-avatar/7', { method: 'POST', body })
  expect(await response.json()).toMatchObject({ data: { avatar: 'me.png' } })
})

test('a call that no handler knows is not found', async () => {
  const response = await ask(mocks(), '/nonsense')
  expect(response.status).toBe(404)
})
