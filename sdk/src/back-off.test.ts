import { v1 } from '@polynya/contract'
import { ANNA, failure, mock } from '@polynya/testkit'
import { expect, test } from 'vitest'
import { createClient, memoryStore } from './light.ts'
import { manualTime } from './testing/manual-time.ts'
import { BASE_URL, mockedApi } from './testing/mocked-api.ts'
import { tokenServer } from './testing/token-server.ts'

const api = mockedApi()

const REFRESH_LIMIT_MS = 15_000

/** Advances the time at each wait of the client, so that the retry is immediate. */
function hurried() {
  const time = manualTime()
  const sleep: typeof time.sleep = (milliseconds, signal) => {
    const slept = time.sleep(milliseconds, signal)
    if (milliseconds !== REFRESH_LIMIT_MS) time.advance(milliseconds)
    return slept
  }
  return { ...time, sleep }
}

function clientWith(retries: number, random = () => 1) {
  const time = hurried()
  return { time, client: createClient({ baseUrl: BASE_URL, retries, random, ...time }) }
}

/** Fails the first calls of `swimmers.countAll`; returns a counter of the calls received. */
function failing(count: number, response: () => Response) {
  const seen = { calls: 0 }
  api.use(
    mock(v1.swimmers.countAll, () => {
      seen.calls += 1
      return seen.calls <= count ? response() : { total: 3 }
    }),
  )
  return seen
}

const unavailable = () => failure('unavailable')

test('nothing is repeated by default', async () => {
  const seen = failing(1, unavailable)
  const client = createClient({ baseUrl: BASE_URL })
  await expect(client.swimmers.countAll()).rejects.toMatchObject({ status: 503 })
  expect(seen.calls).toBe(1)
})

test('a busy server is retried after a delay that doubles up to eight seconds', async () => {
  const seen = failing(6, unavailable)
  const { client, time } = clientWith(6)
  await expect(client.swimmers.countAll()).resolves.toEqual({ total: 3 })
  expect(seen.calls).toBe(7)
  expect(time.waits).toEqual([500, 1000, 2000, 4000, 8000, 8000])
})

test('the waits are spread at random', async () => {
  failing(1, unavailable)
  const { client, time } = clientWith(1, () => 0.25)
  await client.swimmers.countAll()
  expect(time.waits).toEqual([125])
})

test('the last failure is thrown when the retries are exhausted', async () => {
  const seen = failing(9, unavailable)
  await expect(clientWith(2).client.swimmers.countAll()).rejects.toMatchObject({ status: 503 })
  expect(seen.calls).toBe(3)
})

test('Retry-After in seconds or as a date is respected up to a minute', async () => {
  const { client, time } = clientWith(1)
  failing(1, () => failure('rate_limited', { retryAfter: 60 }))
  await client.swimmers.countAll()
  const inTenSeconds = new Date(time.clock() + 10_000).toUTCString()
  failing(1, () => new Response(null, { status: 503, headers: { 'retry-after': inTenSeconds } }))
  await client.swimmers.countAll()
  expect(time.waits).toEqual([60_000, 10_000])
})

test('a call is refused at once if the server wants a longer wait', async () => {
  const { client, time } = clientWith(3)
  const seen = failing(9, () => failure('rate_limited', { retryAfter: 61 }))
  const problem = { reason: 'rate_limited', retryAfter: 61 }
  await expect(client.swimmers.countAll()).rejects.toMatchObject(problem)
  expect(seen.calls).toBe(1)
  expect(time.waits).toEqual([])
})

test.each([408, 429, 502, 503, 504])('status %i is worth another try', async (status) => {
  const seen = failing(1, () => new Response(null, { status }))
  await clientWith(1).client.swimmers.countAll()
  expect(seen.calls).toBe(2)
})

test.each([400, 401, 403, 404, 409, 422, 500])('status %i is not', async (status) => {
  const seen = failing(1, () => new Response(null, { status }))
  await expect(clientWith(1).client.swimmers.countAll()).rejects.toMatchObject({ status })
  expect(seen.calls).toBe(1)
})

test('a lost connection is worth another try', async () => {
  const seen = failing(1, () => Response.error())
  await clientWith(1).client.swimmers.countAll()
  expect(seen.calls).toBe(2)
})

test('an answer that does not fit the contract is not', async () => {
  const seen = failing(1, () => Response.json({}))
  await expect(clientWith(1).client.swimmers.countAll()).rejects.toMatchObject({ kind: 'contract' })
  expect(seen.calls).toBe(1)
})

test('the contract says what may be repeated, not the method', async () => {
  const methods = { calls: 0 }
  const fail = () => {
    methods.calls += 1
    return failure('unavailable')
  }
  api.use(mock(v1.swimmers.claim, fail), mock(v1.swimmers.uploadAvatar, fail))
  const { client } = clientWith(1)
  const params = { id: 7 }
  await client.swimmers.claim({ params, body: { dob: '1990-03-14' } }).catch(() => undefined)
  expect(methods.calls).toBe(1)
  await client.swimmers.uploadAvatar({ params, body: { file: new Blob(['x']) } }).catch(() => undefined)
  expect(methods.calls).toBe(3)
})

test('the repetition after a 401 does not count as one of them', async () => {
  const server = tokenServer(ANNA)
  const busy = [true, false]
  api.use(
    mock(v1.swimmers.my, () => {
      if (server.seen.refreshes === 0) return failure('token_expired')
      return busy.shift() ? failure('unavailable') : { swimmers: [], total: 0 }
    }),
    ...server.handlers,
  )
  const store = memoryStore(server.expired)
  const client = createClient({ baseUrl: BASE_URL, store, retries: 1, ...hurried() })
  await expect(client.swimmers.my()).resolves.toEqual({ swimmers: [], total: 0 })
  expect(server.seen.refreshes).toBe(1)
  expect(busy).toEqual([])
})
