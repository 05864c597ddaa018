import { getEventListeners } from 'node:events'
import { v1 } from '@polynya/contract'
import { ANNA, accessTokenFor, failure, mock } from '@polynya/testkit'
import { expect, test, vi } from 'vitest'
import { browserStore } from './browser-store.ts'
import { createClient, memoryStore, personalToken, type TokenStore } from './light.ts'
import { manualTime } from './testing/manual-time.ts'
import { BASE_URL, mockedApi } from './testing/mocked-api.ts'
import { sharedStorage } from './testing/storage.ts'
import { gate, tokenServer } from './testing/token-server.ts'

const api = mockedApi()
const BORIS = { ...ANNA, id: 1002, username: 'boris@polynya.example' }

function signedIn(server: ReturnType<typeof tokenServer>, store: TokenStore = memoryStore(server.expired)) {
  api.use(...server.handlers)
  const time = manualTime()
  return { store, time, client: createClient({ baseUrl: BASE_URL, store, ...time }) }
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

const outcomes = async (calls: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(calls)
  return settled.map((each) => (each.status === 'fulfilled' ? 'ok' : each.reason.status))
}

test('a hundred calls refused at once lead to one refresh and all succeed', async () => {
  const server = tokenServer(ANNA)
  const { client, store } = signedIn(server)
  expect(await outcomes(times(100, () => client.swimmers.my()))).toEqual(times(100, () => 'ok'))
  expect(server.seen).toMatchObject({ refreshes: 1, calls: 200 })
  expect(store.read()).toEqual(server.current())
})

test('a call that is refused after the refresh uses the new token without another refresh', async () => {
  const server = tokenServer(ANNA)
  const late = gate()
  const { client } = signedIn(server)
  let answers = 0
  api.use(
    mock(v1.swimmers.countMy, async () => {
      answers += 1
      if (answers > 1) return { total: 5 }
      await late.pass()
      return failure('token_expired')
    }),
  )
  const slow = client.swimmers.countMy()
  await late.reached
  await client.swimmers.my()
  late.open()
  expect(await slow).toEqual({ total: 5 })
  expect(answers).toBe(2)
  expect(server.seen.refreshes).toBe(1)
})

test('two tabs share one refresh through the browser lock', async () => {
  const site = sharedStorage()
  const server = tokenServer(ANNA)
  const tabs = times(2, () => signedIn(server, browserStore({ ...site.tab(), locks: navigator.locks })))
  tabs[0]?.store.write(server.expired)
  const calls = tabs.flatMap(({ client }) => times(10, () => client.swimmers.my()))
  expect(await outcomes(calls)).toEqual(times(20, () => 'ok'))
  expect(server.seen.refreshes).toBe(1)
})

test('two tabs without locks both stay signed in thanks to the grace of the server', async () => {
  const site = sharedStorage()
  const server = tokenServer(ANNA, { grace: true })
  const tabs = times(2, () => signedIn(server, browserStore({ ...site.tab(), locks: null })))
  tabs[0]?.store.write(server.expired)
  const calls = tabs.flatMap(({ client }) => times(10, () => client.swimmers.my()))
  expect(await outcomes(calls)).toEqual(times(20, () => 'ok'))
  expect(tabs.map(({ client }) => client.session.user?.id)).toEqual([ANNA.id, ANNA.id])
})

test('a lock that does not come within five seconds is done without', async () => {
  const server = tokenServer(ANNA)
  const locks = navigator.locks
  const { client, store, time } = signedIn(server, browserStore({ ...sharedStorage().tab(), locks }))
  store.write(server.expired)
  const frozenTab = gate()
  const held = locks.request('polynya.refresh', frozenTab.pass)
  await frozenTab.reached
  const sleeping = time.nextSleep()
  const call = client.swimmers.my()
  await sleeping
  expect(server.seen.refreshes).toBe(0)
  time.advance(5000)
  await expect(call).resolves.toEqual({ swimmers: [], total: 0 })
  frozenTab.open()
  await held
})

test('a call refused for good is refreshed and repeated once, and the session stays', async () => {
  const server = tokenServer(ANNA)
  let calls = 0
  const { client, store } = signedIn(server)
  api.use(
    mock(v1.swimmers.my, () => {
      calls += 1
      return failure('token_invalid')
    }),
  )
  expect(await outcomes(times(10, () => client.swimmers.my()))).toEqual(times(10, () => 401))
  expect(server.seen.refreshes).toBe(1)
  expect(calls).toBe(20)
  expect(store.read()).toEqual(server.current())
})

test('a refusal ends the session once and every caller gets its own 401', async () => {
  const server = tokenServer(ANNA)
  server.answerRefreshWith(failure('refresh_refused'))
  const { client, store } = signedIn(server)
  const onLost = vi.fn()
  const onChange = vi.fn()
  client.session.onLost(onLost)
  client.session.onChange(onChange)
  const calls = times(10, () => client.swimmers.my())
  expect(await outcomes(calls)).toEqual(times(10, () => 401))
  await expect(calls[0]).rejects.toMatchObject({ endpoint: 'swimmers.my', reason: 'token_expired' })
  await expect(client.swimmers.my()).rejects.toMatchObject({ status: 401 })

  expect(server.seen.refreshes).toBe(1)
  expect(store.read()).toBeNull()
  expect(onLost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'refresh_refused' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
})

test('a token without a user ends the session, which could never be renewed', async () => {
  const server = tokenServer(ANNA)
  const store = memoryStore({ accessToken: 'garbage', refreshToken: server.expired.refreshToken })
  const { client } = signedIn(server, store)
  await expect(client.swimmers.my()).rejects.toMatchObject({ status: 401 })
  expect(store.read()).toBeNull()
})

test('a server out of reach keeps the tokens, fails the callers with its error and is left alone for a while', async () => {
  const server = tokenServer(ANNA)
  server.answerRefreshWith(failure('unavailable'))
  const { client, store, time } = signedIn(server)
  expect(await outcomes(times(10, () => client.swimmers.my()))).toEqual(times(10, () => 503))
  await expect(client.swimmers.my()).rejects.toMatchObject({
    status: 503,
    endpoint: 'user.refreshAccessToken',
  })
  expect(server.seen.refreshes).toBe(1)
  expect(store.read()).toEqual(server.expired)

  server.answerRefreshWith(null)
  time.advance(1000)
  await expect(client.swimmers.my()).resolves.toBeDefined()
})

test('an answer to a refresh that holds no tokens is no reason to lose those there are', async () => {
  const server = tokenServer(ANNA)
  server.answerRefreshWith(Response.json({ data: { accessToken: 7 } }))
  const { client, store } = signedIn(server)
  await expect(client.swimmers.my()).rejects.toMatchObject({ kind: 'contract' })
  expect(store.read()).toEqual(server.expired)
})

test('the server says how long its refresh is to be left alone', async () => {
  const server = tokenServer(ANNA)
  server.answerRefreshWith(failure('rate_limited', { retryAfter: 30 }))
  const { client, time } = signedIn(server)
  const call = () => client.swimmers.my().catch((error) => error.status)
  expect(await call()).toBe(429)
  time.advance(29_999)
  expect(await call()).toBe(429)
  expect(server.seen.refreshes).toBe(1)
  time.advance(1)
  await call()
  expect(server.seen.refreshes).toBe(2)
})

test('a refresh without a response is aborted after fifteen seconds', async () => {
  const stalled = gate()
  const server = tokenServer(ANNA, { beforeRefresh: stalled.pass })
  const { client, store, time } = signedIn(server)
  const call = client.swimmers.my()
  await stalled.reached
  time.advance(15_000)
  await expect(call).rejects.toMatchObject({ kind: 'timeout', endpoint: 'user.refreshAccessToken' })
  expect(store.read()).toEqual(server.expired)
  stalled.open()
})

test('who signs out during a refresh stays signed out', async () => {
  const refreshing = gate()
  const server = tokenServer(ANNA, { beforeRefresh: refreshing.pass })
  const { client, store } = signedIn(server)
  const onLost = vi.fn()
  client.session.onLost(onLost)
  const call = client.swimmers.my()
  await refreshing.reached
  await client.session.signOut()
  refreshing.open()
  await expect(call).rejects.toMatchObject({ status: 401, endpoint: 'swimmers.my' })
  expect(store.read()).toBeNull()
  expect(onLost).not.toHaveBeenCalled()
})

test('a refresh that ends while the sign-out still asks the server changes nothing', async () => {
  const [refreshing, leaving] = [gate(), gate()]
  const server = tokenServer(ANNA, { beforeRefresh: refreshing.pass })
  const { client, store } = signedIn(server)
  api.use(
    mock(v1.user.logout, async () => {
      await leaving.pass()
      return null
    }),
  )
  const call = client.swimmers.my()
  await refreshing.reached
  const signOut = client.session.signOut()
  await leaving.reached
  refreshing.open()
  await expect(call).rejects.toMatchObject({ status: 401 })
  expect(store.read()).toEqual(server.expired)
  leaving.open()
  await signOut
  expect(store.read()).toBeNull()
})

test("a call of one user is never made again with another user's token", async () => {
  const refreshing = gate()
  const server = tokenServer(ANNA, { beforeRefresh: refreshing.pass })
  const { client, store } = signedIn(server)
  const call = client.swimmers.my()
  await refreshing.reached
  const ofBoris = { accessToken: accessTokenFor(BORIS), refreshToken: 'refresh-token-of-boris' }
  client.session.signIn(ofBoris)
  refreshing.open()
  await expect(call).rejects.toMatchObject({ status: 401 })
  expect(server.seen.calls).toBe(1)
  expect(store.read()).toEqual(ofBoris)
})

test('a call fails without a refresh if another user signed in meanwhile', async () => {
  const server = tokenServer(ANNA)
  const { client, store } = signedIn(server)
  const ofBoris = { accessToken: accessTokenFor(BORIS), refreshToken: 'refresh-token-of-boris' }
  api.use(
    mock(v1.swimmers.my, () => {
      store.write(ofBoris)
      return failure('token_expired')
    }),
  )
  await expect(client.swimmers.my()).rejects.toMatchObject({ status: 401 })
  expect(server.seen.refreshes).toBe(0)
  expect(store.read()).toEqual(ofBoris)
})

test('a refusal of tokens that another tab has changed meanwhile is no loss', async () => {
  const refreshing = gate()
  const server = tokenServer(ANNA, { beforeRefresh: refreshing.pass })
  const { client, store } = signedIn(server)
  const onLost = vi.fn()
  client.session.onLost(onLost)
  const call = client.swimmers.my()
  await refreshing.reached
  const ofOtherTab = { accessToken: accessTokenFor(ANNA, 9), refreshToken: 'refresh-token-of-the-other-tab' }
  store.write(ofOtherTab)
  server.answerRefreshWith(failure('refresh_refused'))
  refreshing.open()
  await expect(call).rejects.toMatchObject({ status: 401 })
  expect(server.seen.authorizations.at(-1)).toBe(`Bearer ${ofOtherTab.accessToken}`)
  expect(store.read()).toEqual(ofOtherTab)
  expect(onLost).not.toHaveBeenCalled()
})

test('a cancelled call rejects at once while the refresh continues for the others', async () => {
  const refreshing = gate()
  const server = tokenServer(ANNA, { beforeRefresh: refreshing.pass })
  const { client } = signedIn(server)
  const { signal, abort } = withSignal()
  const leaving = client.swimmers.my({}, { signal })
  const staying = client.swimmers.my()
  await refreshing.reached
  abort()
  await expect(leaving).rejects.toMatchObject({ kind: 'aborted', endpoint: 'swimmers.my' })
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  refreshing.open()
  await expect(staying).resolves.toBeDefined()
  expect(server.seen).toMatchObject({ refreshes: 1, calls: 3 })
})

test('a half-written pair costs one refresh with the newer refresh token', async () => {
  const site = sharedStorage()
  const server = tokenServer(ANNA)
  const { client, store } = signedIn(server, browserStore({ ...site.tab(), locks: null }))
  store.write({ ...server.expired, accessToken: accessTokenFor(ANNA, 0) })
  await expect(client.swimmers.my()).resolves.toBeDefined()
  expect(server.seen.refreshes).toBe(1)
})

test('a personal access token is sent and never refreshed', async () => {
  const server = tokenServer(ANNA)
  const { client } = signedIn(server, personalToken('pln_secret'))
  await expect(client.swimmers.my()).rejects.toMatchObject({ status: 401 })
  expect(server.seen).toMatchObject({ refreshes: 0, calls: 1, authorizations: ['Bearer pln_secret'] })
})

test('without tokens a 401 is just that', async () => {
  const server = tokenServer(ANNA)
  const { client } = signedIn(server, memoryStore())
  await expect(client.swimmers.my()).rejects.toMatchObject({ status: 401 })
  expect(server.seen).toMatchObject({ refreshes: 0, authorizations: [null] })
})

function withSignal() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
