import { v1 } from '@polynya/contract'
import { ANNA, accessTokenFor, failure, mock } from '@polynya/testkit'
import { expect, test, vi } from 'vitest'
import { browserStore } from './browser-store.ts'
import { createClient, memoryStore, personalToken } from './light.ts'
import { manualTime } from './testing/manual-time.ts'
import { BASE_URL, mockedApi } from './testing/mocked-api.ts'
import { sharedStorage } from './testing/storage.ts'
import { gate } from './testing/token-server.ts'

const api = mockedApi()
const tokens = { accessToken: accessTokenFor(ANNA), refreshToken: 'refresh-token-of-anna-1' }
const BORIS = { ...ANNA, id: 1002 }

test('signing in tells the user, Cyrillic name and all', async () => {
  const client = createClient({ baseUrl: BASE_URL })
  const onChange = vi.fn()
  client.session.onChange(onChange)
  expect(client.session.user).toBeNull()
  const body = { username: ANNA.username, password: 'winter-water' }
  client.session.signIn(await client.user.authenticate({ body }))
  expect(client.session.user).toEqual(ANNA)
  await Promise.resolve()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(ANNA)
})

test('signing out revokes the refresh token, forgets both and tells it', async () => {
  const store = memoryStore(tokens)
  const client = createClient({ baseUrl: BASE_URL, store })
  const onChange = vi.fn()
  client.session.onChange(onChange)
  const revoked: string[] = []
  api.use(
    mock(v1.user.logout, ({ body }) => {
      revoked.push(body.refreshToken)
      return null
    }),
  )
  await client.session.signOut()
  expect(revoked).toEqual([tokens.refreshToken])
  expect(store.read()).toBeNull()
  expect(client.session.user).toBeNull()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
})

test('signing out works without the server', async () => {
  const store = memoryStore(tokens)
  const client = createClient({ baseUrl: BASE_URL, store })
  api.use(mock(v1.user.logout, () => failure('internal')))
  await client.session.signOut()
  expect(store.read()).toBeNull()
})

test('signing out waits five seconds for the server and no longer', async () => {
  const time = manualTime()
  const store = memoryStore(tokens)
  const client = createClient({ baseUrl: BASE_URL, store, ...time })
  const stalled = gate()
  api.use(
    mock(v1.user.logout, async () => {
      await stalled.pass()
      return null
    }),
  )
  const leaving = client.session.signOut()
  await stalled.reached
  time.advance(5000)
  await leaving
  expect(store.read()).toBeNull()
  stalled.open()
})

test('a sign-out keeps its hands off who signed in meanwhile', async () => {
  const store = memoryStore(tokens)
  const client = createClient({ baseUrl: BASE_URL, store })
  const leaving = gate()
  api.use(
    mock(v1.user.logout, async () => {
      await leaving.pass()
      return null
    }),
  )
  const signOut = client.session.signOut()
  await leaving.reached
  client.session.signIn({ accessToken: accessTokenFor(BORIS), refreshToken: 'refresh-token-of-boris' })
  leaving.open()
  await signOut
  expect(client.session.user?.id).toBe(BORIS.id)
})

test('tabs of a browser are signed in and out together', async () => {
  const site = sharedStorage()
  const [one, other] = [site.tab(), site.tab()].map((parts) =>
    createClient({ baseUrl: BASE_URL, store: browserStore(parts) }),
  )
  const onChange = vi.fn()
  const stop = other?.session.onChange(onChange)
  one?.session.signIn(tokens)
  expect(other?.session.user).toEqual(ANNA)
  await one?.session.signOut()
  expect(other?.session.user).toBeNull()
  expect(onChange.mock.calls).toEqual([[ANNA], [null]])

  stop?.()
  one?.session.signIn(tokens)
  await Promise.resolve()
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('a new token of the same user is no change, and the user stays the same object', async () => {
  const store = memoryStore(tokens)
  const client = createClient({ baseUrl: BASE_URL, store })
  const onChange = vi.fn()
  client.session.onChange(onChange)
  const { user } = client.session
  client.session.signIn({ ...tokens, accessToken: accessTokenFor(ANNA, 2) })
  expect(client.session.user).toBe(user)
  client.session.signIn({ ...tokens, accessToken: accessTokenFor({ ...ANNA, isAdmin: 1 }, 3) })
  await Promise.resolve()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...ANNA, isAdmin: 1 })
})

test('refreshing tells what has changed of the user', async () => {
  const client = createClient({ baseUrl: BASE_URL, store: memoryStore(tokens) })
  const renamed = { ...ANNA, firstName: 'Нюра' }
  api.use(mock(v1.user.refreshAccessToken, () => ({ ...tokens, accessToken: accessTokenFor(renamed, 2) })))
  await client.session.refresh()
  expect(client.session.user?.firstName).toBe('Нюра')
})

test.each(['', 'garbage', 'a.b.c', `a.${btoa('{}')}.c`])('the token %j tells no user', (accessToken) => {
  const store = memoryStore({ ...tokens, accessToken })
  expect(createClient({ baseUrl: BASE_URL, store }).session.user).toBeNull()
})

test('calls that anyone may make never carry a token, all others do', async () => {
  const sent = new Map<string, string | null>()
  const note = (id: string, request: Request) => sent.set(id, request.headers.get('authorization'))
  const client = createClient({ baseUrl: BASE_URL, store: memoryStore(tokens) })
  api.events.on('request:start', ({ request }) => note(new URL(request.url).pathname, request))
  await client.user.forgot({ body: { email: ANNA.email } })
  await client.site.get()
  await client.swimmers.countAll()
  await client.swimmers.countMy()
  api.events.removeAllListeners()
  const bearer = `Bearer ${tokens.accessToken}`
  expect(Object.fromEntries(sent)).toEqual({
    '/api/v1/user/forgot': null,
    '/api/v1/site': null,
    '/api/v1/swimmers/count/all': bearer,
    '/api/v1/swimmers/count/my': bearer,
  })
})

test('a personal access token cannot be signed out or replaced', async () => {
  const client = createClient({ baseUrl: BASE_URL, store: personalToken('pln_secret') })
  expect(client.session.user).toBeNull()
  expect(() => client.session.signIn(tokens)).toThrow(TypeError)
  await client.session.signOut()
  let sent: string | null = null
  api.use(
    mock(v1.swimmers.countMy, ({ request }) => {
      sent = request.headers.get('authorization')
      return { total: 1 }
    }),
  )
  await client.swimmers.countMy()
  expect(sent).toBe('Bearer pln_secret')
})
