import { getEventListeners } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { CallOptions } from '@polynya/contract'
import { type Route, routes } from '@polynya/contract/routes'
import { expect, test } from 'vitest'
import { caller } from './call.ts'
import type { ClientOptions } from './client-options.ts'
import { createClient, memoryStore } from './light.ts'
import { settingsOf } from './settings.ts'
import { httpServer } from './testing/http-server.ts'
import { manualTime } from './testing/manual-time.ts'
import { gate } from './testing/token-server.ts'

const pay = {
  method: 'PUT',
  path: '/orders/pay/:id',
  access: 'own',
  repeat: 'keyed',
  encoding: 'json',
} as const satisfies Route

/** Makes one call of a route; answers the idempotency keys that the server saw, after as many failures. */
async function keysOf(route: Route, options: CallOptions, failures: number) {
  const keys: (string | null)[] = []
  const fetch: ClientOptions['fetch'] = async (_, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    return keys.length > failures ? Response.json({ data: null }) : new Response(null, { status: 503 })
  }
  const sleep = async () => undefined
  const perform = caller(
    settingsOf({ baseUrl: '/api/v1', fetch, sleep, retries: failures }),
    async () => false,
  )
  await perform({ id: 'orders.pay', route, call: { params: { id: 7 } }, options })
  return keys
}

test('a keyed call carries one key of its own through all repetitions', async () => {
  const keys = await keysOf(pay, {}, 2)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(await keysOf(pay, {}, 0)).not.toEqual([keys[0]])
})

test('a keyed call made again with a renewed token is the same call', async () => {
  const keys: (string | null)[] = []
  const fetch: ClientOptions['fetch'] = async (_, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    return keys.length > 1 ? Response.json({ data: null }) : new Response(null, { status: 401 })
  }
  const store = memoryStore({ accessToken: 'access', refreshToken: 'refresh' })
  const perform = caller(settingsOf({ baseUrl: '/api/v1', fetch, store }), async () => true)
  await perform({ id: 'orders.pay', route: pay, call: { params: { id: 7 } }, options: {} })
  expect(keys).toEqual([keys[0], keys[0]])
})

test('the caller may choose the key; other calls have none', async () => {
  expect(await keysOf(pay, { key: 'order-7' }, 1)).toEqual(['order-7', 'order-7'])
  expect(await keysOf(routes.events.get, { key: 'order-7' }, 0)).toEqual([null])
})

test('a lost connection is reported and not retried by default', async () => {
  let calls = 0
  const baseUrl = await httpServer((request) => {
    calls += 1
    request.socket.destroy()
  })
  await expect(createClient({ baseUrl }).site.get()).rejects.toMatchObject({ kind: 'network' })
  expect(calls).toBe(1)
})

/** A server that answers the headers and half of the body, then nothing. */
async function stalledBody() {
  const stalled = gate()
  const baseUrl = await httpServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"data":')
    stalled.pass()
  })
  return { baseUrl, stalled }
}

test('the timeout covers the body, beside a signal of the caller too', async () => {
  const { baseUrl, stalled } = await stalledBody()
  const time = manualTime()
  const client = createClient({ baseUrl, timeout: 9000, ...time })
  const { signal } = new AbortController()
  const call = client.site.get({}, { signal, timeout: 100 })
  await stalled.reached
  time.advance(100)
  await expect(call).rejects.toMatchObject({ kind: 'timeout', code: 500, endpoint: 'site.get' })
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})

test('a client has a timeout for all its calls, and none by default', async () => {
  const time = manualTime()
  const fetch = async () => Response.json({ data: null })
  await createClient({ baseUrl: '/api/v1', fetch, ...time }).site.get()
  expect(time.waits).toEqual([])
  await createClient({ baseUrl: '/api/v1', fetch, timeout: 15_000, ...time }).site.get()
  expect(time.waits).toEqual([15_000])
  expect(time.pending()).toBe(0)
})

test('an infinite timeout is none, and one that is longer than timers last is shortened', async () => {
  const time = manualTime()
  const fetch = async () => Response.json({ data: null })
  const client = createClient({ baseUrl: '/api/v1', fetch, timeout: Number.POSITIVE_INFINITY, ...time })
  await client.site.get()
  expect(time.waits).toEqual([])
  await client.site.get({}, { timeout: 30 * 86_400_000 })
  expect(time.waits).toEqual([2 ** 31 - 1])
})

test('the timeout covers the waits between repetitions', async () => {
  const time = manualTime()
  const fetch = async () => new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  const client = createClient({ baseUrl: '/api/v1', fetch, retries: 9, timeout: 1000, ...time })
  const call = client.site.get()
  await time.nextSleep()
  time.advance(1000)
  await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  expect(time.pending()).toBe(0)
})

test('a call that is cancelled before it starts sends nothing', async () => {
  let calls = 0
  const fetch = async () => {
    calls += 1
    return Response.json({ data: null })
  }
  const signal = AbortSignal.abort('left the page')
  const call = createClient({ baseUrl: '/api/v1', fetch }).site.get({}, { signal })
  await expect(call).rejects.toMatchObject({ kind: 'aborted', code: 500, cause: 'left the page' })
  expect(calls).toBe(0)
})

test('cancelling ends a stalled body at once and closes its connection', async () => {
  const { baseUrl, stalled } = await stalledBody()
  const controller = new AbortController()
  const call = createClient({ baseUrl }).site.get({}, { signal: controller.signal })
  await stalled.reached
  controller.abort()
  await expect(call).rejects.toMatchObject({ kind: 'aborted' })
})

test('cancelling ends a call even if its fetch knows no signals, and nothing follows', async () => {
  const answer = gate()
  let calls = 0
  const fetch = async () => {
    calls += 1
    await answer.pass()
    return new Response(null, { status: 503 })
  }
  const controller = new AbortController()
  const client = createClient({ baseUrl: '/api/v1', fetch, retries: 3, ...manualTime() })
  const call = client.site.get({}, { signal: controller.signal })
  await answer.reached
  controller.abort()
  await expect(call).rejects.toMatchObject({ kind: 'aborted' })
  answer.open()
  await new Promise(setImmediate)
  expect(calls).toBe(1)
})

test('cancelling ends a wait before a repetition', async () => {
  const time = manualTime()
  const fetch = async () => new Response(null, { status: 503 })
  const controller = new AbortController()
  const client = createClient({ baseUrl: '/api/v1', fetch, retries: 3, ...time })
  const waiting = time.nextSleep()
  const call = client.site.get({}, { signal: controller.signal })
  await waiting
  controller.abort()
  await expect(call).rejects.toMatchObject({ kind: 'aborted' })
  expect(time.pending()).toBe(0)
})

test('finished calls leave no listener on a signal that they share', async () => {
  const { signal } = new AbortController()
  const answer = gate()
  const fetch = async () => {
    await answer.pass()
    return Response.json({ data: null })
  }
  const client = createClient({ baseUrl: '/api/v1', fetch })
  const calls = Array.from({ length: 200 }, () => client.site.get({}, { signal }))
  // What only a weak reference holds is gone by the time the calls complete.
  await new Promise(setImmediate)
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  answer.open()
  await Promise.all(calls)
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})

test('a wait that completes leaves no listener on its signal', async () => {
  const { signal } = new AbortController()
  await settingsOf({ baseUrl: '/api/v1' }).sleep(1, signal)
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
